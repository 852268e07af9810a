-- A delivery is one recipient's share of an outbox row, which sums its deliveries up: that is what
-- releases before this version read and write.
create table if not exists delivery (
  enquiry_id bigint not null references enquiry (id),
  recipient text not null,
  due_at bigint not null,
  lease text,
  leased_until bigint not null default 0,
  attempts bigint not null default 0,
  refusals bigint not null default 0,
  tried_at bigint,
  reason text,
  delivered_at bigint,
  failed_at bigint,
  primary key (enquiry_id, recipient)
);

create index if not exists delivery_waiting on delivery (due_at)
  where delivered_at is null and failed_at is null;

create index if not exists delivery_leased on delivery (leased_until) where lease is not null;

alter table outbox add column if not exists addressed_at bigint;

create index if not exists outbox_unaddressed on outbox (due_at)
  where addressed_at is null and due_at is not null and delivered_at is null and failed_at is null;

-- On, and no policy for anybody, as for every table of this website.
alter table delivery enable row level security;

do $$
declare
  browser text;
begin
  for browser in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on delivery from %I', browser);
  end loop;
end
$$;
