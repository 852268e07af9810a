import { StoreUnavailable } from '../../enquiry/ports.ts';

/** Why a start stops on a database of version 1; `setting` names where the next one is. */
export const olderDatabase = (setting: 'DATA_DIR' | 'DATABASE_URL') =>
  new StoreUnavailable(
    `it belongs to version 1 of this website; export with that version what you need, then set ${setting} to a new, empty place`,
  );
