/** Raised when the tables change; a snapshot of another version is refused with a word on what to do. */
export const SNAPSHOT_VERSION = 6

/**
 * Those that a new snapshot can still be compared with: what 1 to 5 lack is facts, families, how items are sold, guides,
 * what items can be chosen by, and their stamps.
 */
export const COMPARABLE_VERSIONS: readonly number[] = [1, 2, 3, 4, 5, SNAPSHOT_VERSION]

export const SNAPSHOT_TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE main_category (id TEXT PRIMARY KEY, name TEXT NOT NULL, slug TEXT NOT NULL UNIQUE);
  CREATE TABLE sub_category (
    id TEXT PRIMARY KEY, main_id TEXT NOT NULL REFERENCES main_category, name TEXT NOT NULL, slug TEXT NOT NULL,
    UNIQUE (main_id, slug)
  );
  CREATE TABLE item (
    id TEXT PRIMARY KEY, code TEXT NOT NULL, name TEXT NOT NULL, description TEXT NOT NULL, brand TEXT NOT NULL,
    picture_key TEXT NOT NULL, sub_id TEXT NOT NULL REFERENCES sub_category, price_cents INTEGER, newness INTEGER,
    facts TEXT NOT NULL, sold TEXT NOT NULL
  );
  CREATE INDEX item_newness ON item (newness) WHERE newness IS NOT NULL;
  CREATE TABLE listing (
    sub_id TEXT NOT NULL REFERENCES sub_category, position INTEGER NOT NULL, item_id TEXT NOT NULL REFERENCES item,
    PRIMARY KEY (sub_id, position)
  ) WITHOUT ROWID;
  CREATE INDEX listing_item ON listing (item_id);
  CREATE TABLE shelf_choice (
    fact TEXT NOT NULL, key TEXT NOT NULL, shelf INTEGER NOT NULL, position INTEGER NOT NULL,
    item_id TEXT NOT NULL REFERENCES item, PRIMARY KEY (fact, key, shelf, position)
  ) WITHOUT ROWID;
  CREATE TABLE list_choice (
    kind TEXT NOT NULL, id TEXT NOT NULL, fact TEXT NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL,
    count INTEGER NOT NULL, PRIMARY KEY (kind, id, fact, key)
  ) WITHOUT ROWID;
  CREATE TABLE picture (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, colour TEXT NOT NULL,
    widths TEXT NOT NULL
  );
  CREATE TABLE gallery (
    item_id TEXT NOT NULL REFERENCES item, position INTEGER NOT NULL, picture_id TEXT NOT NULL REFERENCES picture,
    PRIMARY KEY (item_id, position)
  ) WITHOUT ROWID;
  CREATE TABLE slide (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, description TEXT NOT NULL, link TEXT NOT NULL, picture_id TEXT
  );
  CREATE TABLE family (id TEXT PRIMARY KEY, traits TEXT NOT NULL, members TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE family_member (
    item_id TEXT PRIMARY KEY REFERENCES item, family_id TEXT NOT NULL REFERENCES family
  ) WITHOUT ROWID;
  CREATE TABLE guide (main_id TEXT PRIMARY KEY REFERENCES main_category, guide TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE item_stamp (item_id TEXT PRIMARY KEY REFERENCES item, stamp TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE finding (kind TEXT NOT NULL, subject TEXT NOT NULL, reason TEXT NOT NULL);
`
