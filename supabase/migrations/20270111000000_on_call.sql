-- 2.2: a recipient that stays deferred is given up in time (docs/function.md, 'Recipients').
-- It only adds, so the version of the schema stays 1, and 2.0 and 2.1 run beside and after it.

-- When the first recipients accepted the mail, while others were still to be reached.
alter table enquiry add column reached_at bigint;

update enquiry_schema set migration = 3;

create index enquiry_unreached on enquiry (refusal_listed_at)
  where sent_at is not null and unreached is not null;

-- PostgreSQL only.
-- Nothing: the new column holds a time.
