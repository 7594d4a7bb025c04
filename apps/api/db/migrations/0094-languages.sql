-- The language that a learner is spoken to in: screens, mails and notifications.

-- Null until somebody has chosen: then each device follows its own choice, and mails are in English.
alter table account add column language text check (language in ('en', 'hi'));

-- The same in Hindi; null for what was only ever written in one language, as an announcement is.
alter table notification add column text_hi text;
