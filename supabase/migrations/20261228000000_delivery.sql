-- 2.1: what other people's mail servers need, and an index for each question (docs/function.md, 'One table').
-- It only adds, so the version of the schema stays 1, and 2.0 runs beside and after it.

-- Enquiries that the client had sent in the day before: mail of those who send little leaves first.
alter table enquiry add column rank integer not null default 0;
-- Why the mail server refuses it, and when staff were told.
alter table enquiry add column refused text;
alter table enquiry add column refusal_listed_at bigint;
alter table enquiry add column released_at bigint;
-- Recipients still to be reached, separated by commas; null means all.
alter table enquiry add column unreached text;

-- `version` is what a program has to know to use the table, `migration` counts the files that were applied.
alter table enquiry_schema add column migration integer not null default 1;
update enquiry_schema set migration = 2;

create index enquiry_late on enquiry ((coalesce(released_at, received_at)))
  where next_try_at is not null and refused is null;
create index enquiry_refused on enquiry (refusal_listed_at)
  where next_try_at is not null and refused is not null;
create index enquiry_listed on enquiry (listed_at) where listed_at is not null;
create index enquiry_rejected on enquiry (sent_at) where last_error is not null;
create index enquiry_client_age on enquiry (received_at) where client is not null;

-- PostgreSQL only.

-- Supabase: upkeep each hour, and a daily deletion of the schedule's own log, which would fill a small
-- plan in a year: the job that delivers writes a row each minute.
do $$
begin
  if to_regnamespace('vault') is null then return; end if;
  perform cron.schedule('upkeep-of-enquiries', '7 * * * *', replace(command, '/deliver', '/upkeep'))
    from cron.job where jobname = 'deliver-enquiries';
  perform cron.schedule('delete-log-of-schedule', '37 3 * * *',
    $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$);
end
$$;
