/** The version of the table `enquiry` that this code reads and writes, on SQLite and on PostgreSQL. */
export const knownSchema = 1;

/** Why a start stops on a database of 1.x. */
export const earlierVersion =
  'the database belongs to version 1. Let 1.x deliver what waits, export what you need, start with a new DATA_DIR, and delete the old one within 90 days.';

export const unknownSchema = (version: unknown) =>
  `the database has schema ${version}, and this version of the website knows ${knownSchema}; start the version that wrote it`;
