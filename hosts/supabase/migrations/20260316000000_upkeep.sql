-- What upkeep looks for, by indexes that hold only what can still be found.
create index if not exists enquiry_by_address on enquiry (lower(email), accepted_at, id);
create index if not exists enquiry_kept on enquiry (accepted_at, id) where erased_at is null;
create index if not exists enquiry_erased on enquiry (erased_at, id) where erased_at is not null;

-- PostgreSQL's planner must not keep samples of what visitors wrote: nothing would erase them.
alter table enquiry
  alter column name set statistics 0,
  alter column email set statistics 0,
  alter column subject set statistics 0,
  alter column message set statistics 0,
  alter column idempotency_key set statistics 0;
alter index enquiry_by_address alter column 1 set statistics 0;

-- How far the copies of what was erased are removed from the files. What an earlier website erased
-- is not known to be scrubbed.
create table if not exists scrub (
  id bigint primary key check (id = 1),
  erasures bigint not null,
  covered bigint not null default 0,
  scrubbed bigint not null default 0,
  stage text not null default 'idle',
  position bigint not null default 0,
  last_id bigint not null default 0,
  lease text,
  leased_until bigint not null default 0,
  scrubbed_at bigint
);

insert into scrub (id, erasures)
  select 1, count(*) from (select 1 from enquiry where erased_at is not null limit 1) as erased
  on conflict do nothing;

-- On, and no policy for anybody, as for every table of this website.
alter table scrub enable row level security;

do $$
declare
  browser text;
begin
  for browser in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on scrub from %I', browser);
  end loop;
end
$$;
