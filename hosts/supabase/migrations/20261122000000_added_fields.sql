-- What visitors type into fields that the specification does not have, as a JSON object. It is text,
-- because a repeat is known by the same letters.
alter table enquiry add column if not exists added_fields text not null default '{}';

-- PostgreSQL's planner must not keep samples of it.
alter table enquiry alter column added_fields set statistics 0;
