-- Enquiries and their outbox. Times are milliseconds since 1970; an enquiry's state is derived from
-- them. Every statement may be run again: the website runs this file at its start, and so does
-- Supabase's own command, and neither knows of the other.

create table if not exists enquiry (
  id bigint generated always as identity primary key,
  reference text not null unique,
  idempotency_key text unique,
  form_type text not null,
  page text not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  suspicions text not null,
  canary boolean not null,
  accepted_at bigint not null,
  quarantined_at bigint,
  released_at bigint,
  digested_at bigint,
  erased_at bigint
);

create index if not exists enquiry_by_email on enquiry (email, accepted_at);

create table if not exists outbox (
  enquiry_id bigint primary key references enquiry (id),
  message_id text not null,
  due_at bigint,
  queued_at bigint not null,
  lease text,
  leased_until bigint not null default 0,
  attempts bigint not null default 0,
  refusals bigint not null default 0,
  tried_at bigint,
  reason text,
  delivered_at bigint,
  failed_at bigint
);

create index if not exists outbox_waiting on outbox (due_at)
  where due_at is not null and delivered_at is null and failed_at is null;

-- What is done once an hour or a day, by whichever instance comes first.
create table if not exists chore (
  name text primary key,
  done_at bigint not null default 0,
  leased_until bigint not null default 0
);

-- What each client may still send; rows of clients that were quiet for a day are deleted. A crash
-- may empty it: that costs nobody anything.
create unlogged table if not exists client_allowance (
  client text primary key,
  tokens double precision not null,
  at bigint not null,
  today bigint not null,
  day_from bigint not null
);

create index if not exists client_allowance_by_age on client_allowance (at);

-- On, and no policy for anybody: only the owner, as whom the website connects, sees a row.
alter table enquiry enable row level security;
alter table outbox enable row level security;
alter table chore enable row level security;
alter table client_allowance enable row level security;

-- Supabase's own roles for browsers; another PostgreSQL has none such.
do $$
declare
  browser text;
begin
  for browser in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format(
      'revoke all on enquiry, outbox, chore, client_allowance from %I', browser);
  end loop;
end
$$;
