-- What keeps a flood of enquiries within bounds. Every statement may be run again.

-- How suspicious an enquiry is, and the mark of the network that a quarantined one came from.
alter table enquiry add column if not exists points bigint not null default 0;
alter table enquiry add column if not exists client_network text;

create index if not exists enquiry_by_time on enquiry (accepted_at);
create index if not exists enquiry_in_quarantine
  on enquiry (accepted_at, id, points, client_network, digested_at)
  where quarantined_at is not null and released_at is null and erased_at is null;

-- With the key of a day clients and networks become marks. Without it a mark tells nothing.
create table if not exists client_key (
  day bigint primary key,
  key text not null
);

-- What clients, networks and the whole site may still send, under their marks. A crash may empty
-- it: that costs nobody anything. Room in each page lets rows change without new index entries.
create unlogged table if not exists client_account (
  account text primary key,
  tokens double precision,
  at bigint not null default 0,
  today bigint not null default 0,
  day bigint not null default 0
) with (fillfactor = 50);

create index if not exists client_account_by_day on client_account (day);

create table if not exists flood (
  began_at bigint primary key,
  last_at bigint not null,
  alerted_at bigint,
  ended_at bigint
);

create unique index if not exists flood_on on flood ((ended_at is null)) where ended_at is null;

-- It held addresses as they are. The earlier website uses it, and may come back.
delete from client_allowance;

-- On, and no policy for anybody: only the owner, as whom the website connects, sees a row.
alter table client_key enable row level security;
alter table client_account enable row level security;
alter table flood enable row level security;

-- Supabase's own roles for browsers; another PostgreSQL has none such.
do $$
declare
  browser text;
begin
  for browser in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on client_key, client_account, flood from %I', browser);
  end loop;
end
$$;
