-- Enquiries, one row each (docs/function.md, 'One table'). Times are milliseconds since 1970. The Node
-- server runs this file at its first start, on SQLite up to the line 'PostgreSQL only', or Supabase's own
-- command does. A released file never changes: add another.

create table enquiry (
  id bigint generated always as identity primary key,
  reference text not null unique,
  key_hash text unique,
  payload_hash text not null,
  form_type text not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  client text,
  network text,
  received_at bigint not null,
  -- Why it is held as suspected spam.
  held text,
  listed_at bigint,
  -- Set while its mail waits.
  next_try_at bigint,
  lease text,
  leased_until bigint not null default 0,
  attempts integer not null default 0,
  last_error text,
  sent_at bigint
);

create index enquiry_payload on enquiry (payload_hash);
create index enquiry_received on enquiry (received_at);
create index enquiry_client on enquiry (client, received_at) where client is not null;
create index enquiry_network on enquiry (network, received_at) where network is not null;
create index enquiry_waiting on enquiry (next_try_at) where next_try_at is not null;
create index enquiry_sent on enquiry (sent_at) where sent_at is not null;
create index enquiry_held on enquiry (listed_at) where held is not null;
create index enquiry_email on enquiry (lower(email));

create table enquiry_schema (version bigint not null);
insert into enquiry_schema values (1);

-- PostgreSQL only.

-- The planner must not keep samples of what visitors wrote: nothing would delete them.
alter table enquiry
  alter column name set statistics 0,
  alter column email set statistics 0,
  alter column subject set statistics 0,
  alter column message set statistics 0,
  alter column client set statistics 0,
  alter column network set statistics 0,
  alter column key_hash set statistics 0,
  alter column payload_hash set statistics 0,
  alter column last_error set statistics 0;
alter index enquiry_email alter column 1 set statistics 0;

-- Row-level security without any policy: only the owner, as whom the website connects, sees a row.
-- Supabase grants its roles for browsers every right on new tables, and TRUNCATE ignores policies.
alter table enquiry enable row level security;
alter table enquiry_schema enable row level security;
do $$
declare
  browser text;
begin
  for browser in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on enquiry, enquiry_schema from %I', browser);
    execute format('revoke all on sequence enquiry_id_seq from %I', browser);
  end loop;
end
$$;

-- Supabase: calls the function once a minute, so that mails leave when they are due. Its address and
-- the function's SECRET are in the vault:
--   select vault.create_secret('https://PROJECT.supabase.co/functions/v1/send-contact-email', 'enquiries_url');
--   select vault.create_secret('the function''s SECRET', 'enquiries_secret');
-- Only Supabase has a vault: elsewhere the Node server does this work.
do $$
begin
  if to_regnamespace('vault') is null then return; end if;
  if to_regnamespace('cron') is null then create extension pg_cron; end if;
  if to_regnamespace('net') is null then create extension pg_net; end if;
  perform cron.schedule('deliver-enquiries', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret || '/deliver',
      headers := jsonb_build_object('authorization', 'Bearer ' || secret.decrypted_secret),
      timeout_milliseconds := 30000)
    from vault.decrypted_secrets as address, vault.decrypted_secrets as secret
    where address.name = 'enquiries_url' and secret.name = 'enquiries_secret'
  $job$);
end
$$;
