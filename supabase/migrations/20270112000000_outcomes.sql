-- 3.1: whose fault it was (docs/function.md, 'A try'). It only adds, so the version of the schema stays 1, and 2.x
-- and 3.0 run beside and after it; they count migrations, so `enquiry_schema.migration` stays at the third.

-- When it bounced; for what an earlier release tried, nothing.
alter table enquiry add column bounced_at bigint;
-- Recipients that never got it, refused or given up, separated by commas; the others have it.
alter table enquiry add column rejected text;
update enquiry set rejected = unreached where sent_at is not null and unreached is not null;

-- The one definition of an enquiry's state.
alter table enquiry add column state text generated always as (
  case
    when held is not null then 'held'
    when next_try_at is not null and refused is not null then 'bounced'
    when next_try_at is not null then 'waiting'
    when sent_at is not null then 'sent'
    else 'closed'
  end) stored;

create index enquiry_state on enquiry (state, listed_at);
create index enquiry_since on enquiry (state, (coalesce(released_at, received_at)));
create index enquiry_unlisted on enquiry (refusal_listed_at) where rejected is not null;
create index enquiry_counted on enquiry (received_at) where held is null;

-- The mail server, or Graph: one row, which all instances and the staff's command share.
create table enquiry_relay (
  -- When it last answered or was asked, and when it last accepted a mail.
  asked_at bigint not null default 0,
  accepted_at bigint,
  -- Set while it takes no mail, with the reason; until `rests_until` it is left alone.
  failing_since bigint,
  reason text,
  rests_until bigint not null default 0
);
insert into enquiry_relay (accepted_at) select max(sent_at) from enquiry;

-- The tries of the past hour that reached DATA.
create table enquiry_offer (offered_at bigint not null);
create index enquiry_offered on enquiry_offer (offered_at);
insert into enquiry_offer select sent_at from enquiry where sent_at is not null
  order by sent_at desc limit 100;

-- Each migration adds its own name, whichever program applies it.
create table enquiry_migration (name text primary key);
insert into enquiry_migration values
  ('20261201000000_enquiries'),
  ('20261228000000_delivery'),
  ('20270111000000_on_call'),
  ('20270112000000_outcomes');

-- PostgreSQL only.

alter table enquiry_relay enable row level security;
alter table enquiry_offer enable row level security;
alter table enquiry_migration enable row level security;
do $$
declare
  browser text;
begin
  for browser in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on enquiry_relay, enquiry_offer, enquiry_migration from %I', browser);
  end loop;
end
$$;
