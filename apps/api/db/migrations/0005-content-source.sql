-- Where an activated release came from: the fingerprint of a content folder, or null for the console.
alter table release_activation add column source_fingerprint text;
