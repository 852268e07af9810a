-- Enquiries and their mails. Times are milliseconds since 1970; an enquiry's state is derived from
-- them and from those of its mails. The website runs this file at its start, or Supabase's own
-- command does; a file that was ever released is never changed: add another.

create table enquiry (
  id bigint generated always as identity primary key,
  reference text not null unique,
  message_id text not null,
  idempotency_key text unique,
  form_type text not null,
  page text not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  -- What visitors type into fields that the specification does not have, as a JSON object. It is
  -- text, because a repeat is known by the same letters.
  added_fields text not null,
  suspicions text not null,
  points bigint not null,
  client_network text,
  canary boolean not null,
  accepted_at bigint not null,
  quarantined_at bigint,
  released_at bigint,
  digested_at bigint,
  erased_at bigint,
  outcome text,
  reminders bigint not null default 0
);

create index enquiry_by_address on enquiry (lower(email), accepted_at, id);
create index enquiry_kept on enquiry (accepted_at, id) where erased_at is null;
create index enquiry_erased on enquiry (erased_at, id) where erased_at is not null;
create index enquiry_in_quarantine
  on enquiry (accepted_at, id, points, client_network, digested_at)
  where quarantined_at is not null and released_at is null and erased_at is null;
create index enquiry_open on enquiry (accepted_at, id)
  where outcome is null and erased_at is null and not canary
    and (quarantined_at is null or released_at is not null);

-- What staff did with an enquiry; never what its sender wrote.
create table act (
  id bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiry (id),
  act text not null,
  actor text not null,
  at bigint not null
);

create index act_of_enquiry on act (enquiry_id, id);
create index act_by_time on act (at);

-- One row for each mail; due_at is null while it is held back, and when it is erased.
create table outbox (
  enquiry_id bigint not null references enquiry (id),
  recipient text not null,
  due_at bigint,
  queued_at bigint not null,
  lease text,
  leased_until bigint not null default 0,
  attempts bigint not null default 0,
  refusals bigint not null default 0,
  tried_at bigint,
  reason text,
  delivered_at bigint,
  failed_at bigint,
  alerted_at bigint,
  primary key (enquiry_id, recipient)
);

create index outbox_waiting on outbox (due_at)
  where due_at is not null and delivered_at is null and failed_at is null;
create index outbox_leased on outbox (leased_until) where lease is not null;
create index outbox_given_up on outbox (failed_at)
  where due_at is not null and failed_at is not null and alerted_at is null;

-- PostgreSQL's planner must not keep samples of what visitors wrote: nothing would erase them.
alter table enquiry
  alter column idempotency_key set statistics 0,
  alter column name set statistics 0,
  alter column email set statistics 0,
  alter column subject set statistics 0,
  alter column message set statistics 0,
  alter column added_fields set statistics 0,
  alter column client_network set statistics 0;
alter index enquiry_by_address alter column 1 set statistics 0;
alter table outbox alter column reason set statistics 0;

-- What is done once an hour or a day, by whichever instance comes first.
create table chore (
  name text primary key,
  done_at bigint not null default 0,
  leased_until bigint not null default 0
);

-- With the key of a day clients and networks are hashed. Without its key a hash tells nothing: the website's own backups
-- have none, and the planner keeps no samples of them.
create table client_key (day bigint primary key, key text not null);
alter table client_key alter column key set statistics 0;

-- With the key of a day the links of its mails are signed.
create table link_key (day bigint primary key, key text not null);
alter table link_key alter column key set statistics 0;

-- What clients, networks and the whole site may still send, under their hashes. A crash may empty
-- it: that does no harm. Room in each page lets rows change without new index entries.
create unlogged table bucket (
  key text primary key,
  tokens double precision not null,
  at bigint not null
) with (fillfactor = 50);

create index bucket_by_age on bucket (at);

-- How often something was seen on a day, such as a page: nothing about who saw it.
create table daily_sum (
  day bigint not null,
  kind text not null,
  name text not null,
  count bigint not null,
  primary key (day, kind, name)
);

-- How often enquiries were emptied or keys of clients deleted, and up to which of these times the files are rewritten.
create table erasure (
  emptied bigint not null,
  rewritten bigint not null
);

insert into erasure values (0, 0);

-- Which of these files were run.
create table enquiry_migration (name text primary key);

-- Row-level security is on, with no policy for anybody: only the owner, as whom the website connects,
-- sees a row. Supabase also grants its roles for browsers every right on whatever is made, and
-- TRUNCATE does not ask for rows; another PostgreSQL has no such roles.
do $$
declare
  made text;
  browser text;
begin
  foreach made in array array[
    'enquiry', 'act', 'outbox', 'chore', 'client_key', 'link_key', 'bucket', 'daily_sum', 'erasure',
    'enquiry_migration'
  ] loop
    execute format('alter table %I enable row level security', made);
    for browser in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
      execute format('revoke all on %I from %I', made, browser);
    end loop;
  end loop;
  for browser in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    foreach made in array array['enquiry', 'act'] loop
      execute format(
        'revoke all on sequence %s from %I', pg_get_serial_sequence(made, 'id'), browser);
    end loop;
  end loop;
end
$$;

-- Supabase: wakes the function once a minute, so that mails which could not be sent at once leave
-- when they are due, and chores are done. Address and secret are in the vault:
--   select vault.create_secret('https://PROJECT.supabase.co/functions/v1/send-contact-email',
--     'enquiries_function_url');
--   select vault.create_secret('the function''s DRAIN_SECRET', 'enquiries_drain_secret');
-- Where these extensions are not (any other PostgreSQL), the website's own server does the work.
do $$
declare
  extension text;
begin
  -- Each is there already, with the schema that it makes, or can be had.
  if exists (
    select from (values ('pg_cron', 'cron'), ('pg_net', 'net'), ('supabase_vault', 'vault'))
      as needed (name, made)
    where to_regnamespace(made) is null
      and name not in (select name from pg_available_extensions)
  ) then
    return;
  end if;
  for extension in
    select name from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  loop
    execute format('create extension if not exists %I', extension);
  end loop;
  perform cron.schedule('drain-enquiries', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret || '/drain',
      headers := jsonb_build_object('authorization', 'Bearer ' || secret.decrypted_secret),
      timeout_milliseconds := 30000)
    from vault.decrypted_secrets as address, vault.decrypted_secrets as secret
    where address.name = 'enquiries_function_url' and secret.name = 'enquiries_drain_secret'
  $job$);
end
$$;

insert into enquiry_migration values ('20261201000000_enquiries');
