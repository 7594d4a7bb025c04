-- What the migrations add up to, for reading. Made by `npm run schema`; a test compares it.
-- Columns stand in alphabetical order, for their order in a table means nothing.

create extension pg_trgm;

create table access_change (
  actor_id uuid not null,
  at timestamp with time zone not null default now(),
  entitlement_id uuid not null,
  expires_after timestamp with time zone,
  expires_before timestamp with time zone,
  id bigint not null generated always as identity,
  kind text not null,
  reason text not null,
  constraint access_change_entitlement_id_fkey FOREIGN KEY (entitlement_id) REFERENCES entitlement(id) ON DELETE CASCADE,
  constraint access_change_kind_check CHECK ((kind = ANY (ARRAY['grant'::text, 'extend'::text, 'revoke'::text]))),
  constraint access_change_pkey PRIMARY KEY (id)
);

create table access_request (
  account_id uuid not null,
  asked_at timestamp with time zone not null default now(),
  asked_by uuid not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  entitlement_id uuid,
  id uuid not null,
  plan_id text not null,
  reason text not null,
  state text not null default 'waiting'::text,
  until timestamp with time zone not null,
  constraint access_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint access_request_decided CHECK (((state = 'waiting'::text) = (decided_by IS NULL))),
  constraint access_request_entitlement_id_fkey FOREIGN KEY (entitlement_id) REFERENCES entitlement(id) ON DELETE CASCADE,
  constraint access_request_pkey PRIMARY KEY (id),
  constraint access_request_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text]))),
  constraint access_request_two_people CHECK (((state <> 'approved'::text) OR (decided_by <> asked_by)))
);

create table account (
  abhyas_id text not null,
  college text not null default ''::text,
  confirmed boolean not null default false,
  course text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  email text not null,
  first_password_until timestamp with time zone,
  id uuid not null default gen_random_uuid(),
  language text,
  name text not null,
  password_hash text,
  user_color text not null default '#007bff'::text,
  constraint account_abhyas_id_key UNIQUE (abhyas_id),
  constraint account_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint account_pkey PRIMARY KEY (id)
);

create table announcement (
  audience jsonb not null,
  body text not null default ''::text,
  by_mail boolean not null,
  cancelled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  id uuid not null,
  receivers_fixed boolean not null default false,
  send_at timestamp with time zone not null,
  started_at timestamp with time zone,
  title text not null,
  url text not null default ''::text,
  constraint announcement_pkey PRIMARY KEY (id)
);

create table announcement_recipient (
  account_id uuid not null,
  announcement_id uuid not null,
  chunk integer not null,
  mail_refused_at timestamp with time zone,
  mail_taken_at timestamp with time zone,
  mailed_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint announcement_recipient_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint announcement_recipient_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id) ON DELETE CASCADE,
  constraint announcement_recipient_pkey PRIMARY KEY (announcement_id, account_id)
);

create table asset_place (
  account_id uuid not null,
  asset_id text not null,
  "position" real not null,
  questions_asked integer,
  questions_right integer,
  updated_at timestamp with time zone not null default now(),
  watched int4multirange not null default '{}'::int4multirange,
  constraint asset_place_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint asset_place_pkey PRIMARY KEY (account_id, asset_id)
) with (fillfactor=70);

create table assignment (
  archived_at timestamp with time zone,
  attempts smallint,
  batch_id uuid not null,
  category_id uuid,
  due_at timestamp with time zone not null,
  earlier_dues jsonb not null default '[]'::jsonb,
  end_examination boolean not null default false,
  id uuid not null,
  items jsonb not null,
  kind text not null default 'assignment'::text,
  languages text[],
  late_percent smallint,
  late_until timestamp with time zone,
  made_at timestamp with time zone not null default now(),
  marks_published_at timestamp with time zone,
  opens_at timestamp with time zone not null,
  published_at timestamp with time zone,
  take text not null,
  title text not null,
  version integer not null default 1,
  constraint assignment_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint assignment_category_id_fkey FOREIGN KEY (category_id) REFERENCES mark_category(id) ON DELETE SET NULL,
  constraint assignment_kind_check CHECK ((kind = ANY (ARRAY['assignment'::text, 'exam'::text]))),
  constraint assignment_late CHECK (((late_percent IS NULL) = (late_until IS NULL))),
  constraint assignment_pkey PRIMARY KEY (id),
  constraint assignment_take_check CHECK ((take = ANY (ARRAY['best'::text, 'last'::text])))
);

create table assignment_allowance (
  account_id uuid not null,
  assignment_id uuid not null,
  at timestamp with time zone not null default now(),
  attempts smallint,
  due_at timestamp with time zone,
  factor smallint,
  id uuid not null,
  kind text not null,
  reason text not null,
  constraint assignment_allowance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint assignment_allowance_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignment(id) ON DELETE CASCADE,
  constraint assignment_allowance_kind CHECK ((((kind = 'due'::text) = (due_at IS NOT NULL)) AND ((kind = 'factor'::text) = (factor IS NOT NULL)) AND ((kind = 'attempts'::text) = (attempts IS NOT NULL)))),
  constraint assignment_allowance_kind_check CHECK ((kind = ANY (ARRAY['due'::text, 'factor'::text, 'attempts'::text]))),
  constraint assignment_allowance_pkey PRIMARY KEY (id)
);

create table assignment_regrade (
  asset_id text not null,
  assignment_id uuid not null,
  counted_until timestamp with time zone,
  decided_until timestamp with time zone not null,
  constraint assignment_regrade_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignment(id) ON DELETE CASCADE,
  constraint assignment_regrade_pkey PRIMARY KEY (assignment_id, asset_id)
);

create table assignment_remark (
  account_id uuid not null,
  asset_id text not null,
  assignment_id uuid not null,
  changed_at timestamp with time zone not null default now(),
  comment text,
  hundredths integer,
  levels jsonb not null default '{}'::jsonb,
  reason text,
  version integer not null default 1,
  constraint assignment_remark_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint assignment_remark_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignment(id) ON DELETE CASCADE,
  constraint assignment_remark_pkey PRIMARY KEY (assignment_id, account_id, asset_id),
  constraint assignment_remark_reason CHECK (((hundredths IS NULL) = (reason IS NULL)))
);

create table attendance_rule (
  batch_id uuid not null,
  late text not null,
  threshold smallint not null,
  version integer not null default 1,
  constraint attendance_rule_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint attendance_rule_late_check CHECK ((late = ANY (ARRAY['present'::text, 'half'::text, 'absent'::text]))),
  constraint attendance_rule_pkey PRIMARY KEY (batch_id),
  constraint attendance_rule_threshold_check CHECK (((threshold >= 1) AND (threshold <= 100)))
);

create table audit_entry (
  action text not null,
  actor text not null,
  actor_id uuid,
  after jsonb,
  at timestamp with time zone not null default now(),
  before jsonb,
  id bigint not null generated always as identity,
  subject text not null,
  constraint audit_entry_pkey PRIMARY KEY (id)
);

create table batch (
  archived_since timestamp with time zone,
  copied_from uuid,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  every_teacher boolean not null default true,
  id uuid not null default gen_random_uuid(),
  name text not null,
  records_texts_since timestamp with time zone,
  term_begins date,
  term_ends date,
  term_name text not null default ''::text,
  constraint batch_copied_from_fkey FOREIGN KEY (copied_from) REFERENCES batch(id) ON DELETE SET NULL,
  constraint batch_pkey PRIMARY KEY (id),
  constraint batch_term CHECK ((((term_name = ''::text) = (term_begins IS NULL)) AND ((term_begins IS NULL) = (term_ends IS NULL)) AND (term_begins < term_ends)))
);

create table batch_access (
  asked_at timestamp with time zone not null default now(),
  asked_by uuid not null,
  batch_id uuid,
  batch_name text not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  id uuid not null,
  later_members boolean not null,
  plan_id text not null,
  plan_title text not null,
  reason text not null,
  state text not null default 'waiting'::text,
  topic_ids text[] not null,
  until timestamp with time zone not null,
  constraint batch_access_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE SET NULL,
  constraint batch_access_decided CHECK (((state = 'waiting'::text) = (decided_by IS NULL))),
  constraint batch_access_pkey PRIMARY KEY (id),
  constraint batch_access_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'given'::text, 'rejected'::text, 'revoked'::text]))),
  constraint batch_access_two_people CHECK (((state <> ALL (ARRAY['given'::text, 'revoked'::text])) OR (decided_by <> asked_by)))
);

create table batch_member (
  account_id uuid,
  added_at timestamp with time zone not null default now(),
  batch_id uuid not null,
  email text not null,
  id bigint not null generated always as identity,
  left_at timestamp with time zone,
  name text not null,
  roll_number text,
  section text not null default ''::text,
  constraint batch_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint batch_member_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint batch_member_pkey PRIMARY KEY (id)
);

create table batch_teacher (
  account_id uuid not null,
  batch_id uuid not null,
  role text not null default 'coordinator'::text,
  constraint batch_teacher_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint batch_teacher_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint batch_teacher_pkey PRIMARY KEY (batch_id, account_id),
  constraint batch_teacher_role_check CHECK ((role = ANY (ARRAY['coordinator'::text, 'teacher'::text, 'assistant'::text])))
);

create table buyer (
  account_id uuid not null,
  gstin text not null default ''::text,
  state_code text not null,
  constraint buyer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint buyer_pkey PRIMARY KEY (account_id)
);

create table certificate (
  account_id uuid,
  id uuid not null default gen_random_uuid(),
  issued_at timestamp with time zone not null default now(),
  issuer text not null,
  items integer not null,
  name_public boolean not null default false,
  title text not null,
  topic_id text not null,
  withdrawn_at timestamp with time zone,
  withdrawn_reason text,
  constraint certificate_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint certificate_account_id_topic_id_key UNIQUE (account_id, topic_id),
  constraint certificate_pkey PRIMARY KEY (id),
  constraint certificate_withdrawn CHECK (((withdrawn_at IS NULL) = (withdrawn_reason IS NULL)))
);

create table class_invitation (
  expires_at timestamp with time zone not null,
  key_hash bytea not null,
  member_id bigint not null,
  used_at timestamp with time zone,
  constraint class_invitation_member_id_fkey FOREIGN KEY (member_id) REFERENCES batch_member(id) ON DELETE CASCADE,
  constraint class_invitation_pkey PRIMARY KEY (key_hash)
);

create table class_report_receiver (
  account_id uuid not null,
  batch_id uuid not null,
  stopped_at timestamp with time zone,
  constraint class_report_receiver_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint class_report_receiver_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint class_report_receiver_pkey PRIMARY KEY (batch_id, account_id)
);

create table class_report_week (
  batch_id uuid not null,
  week date not null,
  constraint class_report_week_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint class_report_week_pkey PRIMARY KEY (batch_id, week)
);

create table class_session (
  batch_id uuid not null,
  deleted_at timestamp with time zone,
  ends time without time zone,
  held_on date not null,
  hour smallint,
  id uuid not null,
  kind text not null,
  starts time without time zone,
  version integer not null default 1,
  constraint class_session_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint class_session_check CHECK (((hour IS NULL) = ((starts IS NOT NULL) AND (ends IS NOT NULL) AND (starts < ends)))),
  constraint class_session_hour_check CHECK (((hour >= 1) AND (hour <= 12))),
  constraint class_session_kind_check CHECK ((kind = ANY (ARRAY['lecture'::text, 'lab'::text, 'tutorial'::text]))),
  constraint class_session_pkey PRIMARY KEY (id)
);

create table code_version (
  account_id uuid not null,
  asset_id text not null,
  code text not null,
  code_key text not null,
  id bigint not null generated always as identity,
  kind text not null,
  saved_at timestamp with time zone not null,
  constraint code_version_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint code_version_pkey PRIMARY KEY (id)
);

create table comment (
  account_id uuid,
  asset_id text not null,
  awaiting_since timestamp with time zone,
  body text not null,
  client_id uuid,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  edited_at timestamp with time zone,
  endorsed_at timestamp with time zone,
  held boolean not null default false,
  hidden_at timestamp with time zone,
  id uuid not null default gen_random_uuid(),
  official boolean not null default false,
  parent_id uuid,
  spoiler boolean not null default false,
  constraint comment_account_id_client_id_key UNIQUE (account_id, client_id),
  constraint comment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint comment_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES comment(id) ON DELETE CASCADE,
  constraint comment_pkey PRIMARY KEY (id)
);

create table comment_mute (
  account_id uuid not null,
  muted_at timestamp with time zone not null default now(),
  reason text not null,
  until timestamp with time zone not null,
  constraint comment_mute_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint comment_mute_pkey PRIMARY KEY (account_id)
);

create table comment_report (
  account_id uuid not null,
  comment_id uuid not null,
  reason text not null,
  reported_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  constraint comment_report_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint comment_report_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comment(id) ON DELETE CASCADE,
  constraint comment_report_pkey PRIMARY KEY (comment_id, account_id)
);

create table consent (
  account_id uuid not null,
  document text not null,
  given_at timestamp with time zone not null default now(),
  version text not null,
  wording text not null,
  constraint consent_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint consent_pkey PRIMARY KEY (account_id, document, version)
);

create table content_blob (
  bytes bytea not null,
  hash text not null,
  constraint content_blob_pkey PRIMARY KEY (hash)
);

create table content_build (
  built_at timestamp with time zone not null default now(),
  faults jsonb not null,
  key text not null,
  release_id text,
  snippets jsonb not null,
  constraint content_build_pkey PRIMARY KEY (key),
  constraint content_build_release_id_fkey FOREIGN KEY (release_id) REFERENCES content_release(id) ON DELETE CASCADE
);

create table content_building (
  at timestamp with time zone not null default now(),
  done integer not null,
  key text not null,
  total integer not null,
  constraint content_building_pkey PRIMARY KEY (key)
);

create table content_draft (
  account_id uuid,
  banked boolean not null default false,
  based_on text,
  changed_at timestamp with time zone not null default now(),
  course_id text,
  created_at timestamp with time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  name text not null,
  published_at timestamp with time zone,
  published_release text,
  constraint content_draft_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint content_draft_based_on_fkey FOREIGN KEY (based_on) REFERENCES content_release(id),
  constraint content_draft_pkey PRIMARY KEY (id),
  constraint content_draft_published_release_fkey FOREIGN KEY (published_release) REFERENCES content_release(id)
);

create table content_draft_file (
  account_id uuid,
  changed_at timestamp with time zone not null default now(),
  draft_id uuid not null,
  hash text not null,
  path text not null,
  constraint content_draft_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint content_draft_file_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES content_draft(id) ON DELETE CASCADE,
  constraint content_draft_file_hash_fkey FOREIGN KEY (hash) REFERENCES content_blob(hash),
  constraint content_draft_file_pkey PRIMARY KEY (draft_id, path)
);

create table content_draft_removal (
  account_id uuid,
  draft_id uuid not null,
  id uuid not null default gen_random_uuid(),
  listed jsonb,
  path text not null,
  removed_at timestamp with time zone not null default now(),
  constraint content_draft_removal_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint content_draft_removal_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES content_draft(id) ON DELETE CASCADE,
  constraint content_draft_removal_pkey PRIMARY KEY (id)
);

create table content_draft_removed_file (
  hash text not null,
  path text not null,
  removal_id uuid not null,
  constraint content_draft_removed_file_hash_fkey FOREIGN KEY (hash) REFERENCES content_blob(hash),
  constraint content_draft_removed_file_pkey PRIMARY KEY (removal_id, path),
  constraint content_draft_removed_file_removal_id_fkey FOREIGN KEY (removal_id) REFERENCES content_draft_removal(id) ON DELETE CASCADE
);

create table content_limit (
  content_id text not null,
  kind text not null,
  constraint content_limit_kind_check CHECK ((kind = ANY (ARRAY['course'::text, 'module'::text]))),
  constraint content_limit_pkey PRIMARY KEY (kind, content_id)
);

create table content_limit_class (
  batch_id uuid not null,
  content_id text not null,
  kind text not null,
  constraint content_limit_class_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint content_limit_class_kind_content_id_fkey FOREIGN KEY (kind, content_id) REFERENCES content_limit(kind, content_id) ON DELETE CASCADE,
  constraint content_limit_class_pkey PRIMARY KEY (kind, content_id, batch_id)
);

create table content_part (
  key text not null,
  part text not null,
  used_at timestamp with time zone not null default now(),
  constraint content_part_pkey PRIMARY KEY (key)
);

create table content_release (
  banked boolean not null default false,
  created_at timestamp with time zone not null default now(),
  document jsonb not null,
  id text not null,
  plans jsonb,
  constraint content_release_pkey PRIMARY KEY (id)
);

create table content_upload (
  account_id uuid,
  bytes integer not null,
  created_at timestamp with time zone not null default now(),
  draft_id uuid not null,
  found jsonb,
  id uuid not null default gen_random_uuid(),
  name text not null,
  constraint content_upload_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint content_upload_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES content_draft(id) ON DELETE CASCADE,
  constraint content_upload_pkey PRIMARY KEY (id)
);

create table content_upload_part (
  bytes bytea not null,
  number integer not null,
  upload_id uuid not null,
  constraint content_upload_part_pkey PRIMARY KEY (upload_id, number),
  constraint content_upload_part_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES content_upload(id) ON DELETE CASCADE
);

create table document_counter (
  financial_year text not null,
  last_number integer not null,
  series text not null,
  constraint document_counter_pkey PRIMARY KEY (series, financial_year)
);

create table entitlement (
  account_id uuid not null,
  batch_access_id uuid,
  expires_at timestamp with time zone not null,
  expiry_told_at timestamp with time zone,
  id uuid not null default gen_random_uuid(),
  order_id uuid,
  plan_id text not null,
  plan_title text not null,
  purchased_on timestamp with time zone not null default now(),
  reminded_days smallint,
  revoked_at timestamp with time zone,
  topic_ids text[] not null,
  constraint entitlement_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint entitlement_batch_access_id_fkey FOREIGN KEY (batch_access_id) REFERENCES batch_access(id) ON DELETE SET NULL,
  constraint entitlement_order_id_fkey FOREIGN KEY (order_id) REFERENCES purchase_order(id),
  constraint entitlement_order_id_key UNIQUE (order_id),
  constraint entitlement_pkey PRIMARY KEY (id)
);

create table exam (
  addresses text[] not null default '{}'::text[],
  assignment_id uuid not null,
  browser_key text,
  draws jsonb not null default '[]'::jsonb,
  late_minutes smallint not null default 0,
  minutes smallint not null,
  room_code text,
  secret bytea not null,
  shuffled boolean not null default false,
  starts text not null,
  constraint exam_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignment(id) ON DELETE CASCADE,
  constraint exam_minutes_check CHECK (((minutes >= 1) AND (minutes <= 600))),
  constraint exam_pkey PRIMARY KEY (assignment_id),
  constraint exam_starts_check CHECK ((starts = ANY (ARRAY['together'::text, 'opening'::text])))
);

create table exercise_attempt (
  account_id uuid not null,
  answer text not null,
  asset_id text not null,
  at timestamp with time zone not null,
  exercise_id text not null,
  hints integer not null,
  id uuid not null,
  is_right boolean not null,
  kept_at timestamp with time zone not null default now(),
  seconds integer not null,
  constraint exercise_attempt_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint exercise_attempt_pkey PRIMARY KEY (account_id, id)
);

create table finished_asset (
  account_id uuid not null,
  asset_id text not null,
  finished_at timestamp with time zone not null default now(),
  constraint finished_asset_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint finished_asset_pkey PRIMARY KEY (account_id, asset_id)
);

create table google_identity (
  account_id uuid not null,
  issuer text not null,
  linked_at timestamp with time zone not null default now(),
  subject text not null,
  constraint google_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint google_identity_account_id_key UNIQUE (account_id),
  constraint google_identity_pkey PRIMARY KEY (issuer, subject)
);

create table google_token_used (
  expires_at timestamp with time zone not null,
  token_hash bytea not null,
  constraint google_token_used_pkey PRIMARY KEY (token_hash)
);

create table hand_in (
  account_id uuid not null,
  asset_id text not null,
  code text not null,
  exam_id uuid not null,
  handed_at timestamp with time zone not null default now(),
  handed_by text not null,
  judged_at timestamp with time zone,
  language smallint not null,
  round smallint not null,
  submission_id uuid not null,
  text_version integer not null,
  constraint hand_in_exam_id_account_id_fkey FOREIGN KEY (exam_id, account_id) REFERENCES sitting(exam_id, account_id) ON DELETE CASCADE,
  constraint hand_in_handed_by_check CHECK ((handed_by = ANY (ARRAY['learner'::text, 'server'::text, 'late'::text, 'teacher'::text]))),
  constraint hand_in_pkey PRIMARY KEY (exam_id, account_id, asset_id, round)
);

create table health_sample (
  at timestamp with time zone not null default now(),
  figure text not null,
  value double precision not null,
  constraint health_sample_pkey PRIMARY KEY (figure, at)
);

create table institute_logo (
  bytes bytea not null,
  id integer not null default 1,
  version text not null,
  constraint institute_logo_id_check CHECK ((id = 1)),
  constraint institute_logo_pkey PRIMARY KEY (id)
);

create table invoice (
  document jsonb not null,
  issued_at timestamp with time zone not null,
  kind text not null,
  number text not null,
  order_id uuid not null,
  refund_id uuid,
  constraint invoice_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]))),
  constraint invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES purchase_order(id),
  constraint invoice_pkey PRIMARY KEY (number),
  constraint invoice_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id),
  constraint invoice_refund_id_key UNIQUE (refund_id)
);

create table invoice_earlier (
  document jsonb not null,
  id bigint not null generated always as identity,
  number text not null,
  replaced_at timestamp with time zone not null default now(),
  constraint invoice_earlier_number_fkey FOREIGN KEY (number) REFERENCES invoice(number) ON DELETE CASCADE,
  constraint invoice_earlier_pkey PRIMARY KEY (id)
);

create table invoice_pdf (
  bytes bytea not null,
  drawn_at timestamp with time zone not null default now(),
  number text not null,
  constraint invoice_pdf_number_fkey FOREIGN KEY (number) REFERENCES invoice(number) ON DELETE CASCADE,
  constraint invoice_pdf_pkey PRIMARY KEY (number)
);

create table job_worker (
  id text not null,
  seen_at timestamp with time zone not null,
  constraint job_worker_pkey PRIMARY KEY (id)
);

create table kept_text_log (
  account_id uuid not null,
  asset_id text not null,
  until timestamp with time zone not null,
  constraint kept_text_log_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint kept_text_log_pkey PRIMARY KEY (account_id, asset_id)
);

create table lab_record_cover (
  batch_id uuid not null,
  college text not null,
  course text not null,
  term text not null,
  version integer not null default 1,
  constraint lab_record_cover_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint lab_record_cover_pkey PRIMARY KEY (batch_id)
);

create table lab_record_file (
  account_id uuid not null,
  bytes bytea not null,
  name text not null,
  run_id uuid not null,
  constraint lab_record_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint lab_record_file_pkey PRIMARY KEY (run_id, account_id),
  constraint lab_record_file_run_id_fkey FOREIGN KEY (run_id) REFERENCES lab_record_run(id) ON DELETE CASCADE
);

create table lab_record_run (
  account_id uuid,
  asked_at timestamp with time zone not null default now(),
  batch_id uuid not null,
  ended_at timestamp with time zone,
  failed boolean not null default false,
  id uuid not null,
  learners integer not null,
  constraint lab_record_run_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint lab_record_run_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint lab_record_run_pkey PRIMARY KEY (id)
);

create table lab_seat (
  account_id uuid not null,
  assignment_id uuid not null,
  heard_at timestamp with time zone not null default now(),
  shown text not null,
  watched_at timestamp with time zone,
  constraint lab_seat_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint lab_seat_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignment(id) ON DELETE CASCADE,
  constraint lab_seat_pkey PRIMARY KEY (assignment_id, account_id)
);

create table last_visit (
  account_id uuid not null,
  active_link text not null default ''::text,
  learn_link text not null default ''::text,
  meta text not null default ''::text,
  meta_learn text not null default ''::text,
  meta_practise text not null default ''::text,
  practise_link text not null default ''::text,
  visited_at timestamp with time zone not null default now(),
  constraint last_visit_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint last_visit_pkey PRIMARY KEY (account_id)
);

create table late_text (
  account_id uuid not null,
  arrived_at timestamp with time zone not null default now(),
  asset_id text not null,
  code text not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decision text,
  exam_id uuid not null,
  first_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  key text not null,
  last_at timestamp with time zone not null,
  last_version integer not null,
  reason text,
  constraint late_text_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint late_text_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'by-rule'::text, 'refused'::text]))),
  constraint late_text_exam_id_account_id_fkey FOREIGN KEY (exam_id, account_id) REFERENCES sitting(exam_id, account_id) ON DELETE CASCADE,
  constraint late_text_pkey PRIMARY KEY (id)
);

create table line_remark (
  account_id uuid not null,
  asset_id text not null,
  assignment_id uuid not null,
  author_id uuid,
  changed_at timestamp with time zone not null default now(),
  id uuid not null,
  line integer not null,
  submission_id uuid not null,
  text text not null,
  version integer not null default 1,
  constraint line_remark_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint line_remark_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignment(id) ON DELETE CASCADE,
  constraint line_remark_line_check CHECK ((line > 0)),
  constraint line_remark_pkey PRIMARY KEY (id),
  constraint line_remark_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submission(id) ON DELETE CASCADE
);

create table list_change (
  batch_id uuid not null,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  made_at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  constraint list_change_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint list_change_kind_check CHECK ((kind = ANY (ARRAY['import'::text, 'edit'::text, 'move'::text, 'remove'::text]))),
  constraint list_change_pkey PRIMARY KEY (id)
);

create table list_change_line (
  became jsonb not null,
  change_id uuid not null,
  member_id bigint not null,
  was jsonb not null,
  constraint list_change_line_change_id_fkey FOREIGN KEY (change_id) REFERENCES list_change(id) ON DELETE CASCADE,
  constraint list_change_line_member_id_fkey FOREIGN KEY (member_id) REFERENCES batch_member(id) ON DELETE CASCADE,
  constraint list_change_line_pkey PRIMARY KEY (change_id, member_id)
);

create table live_class (
  batch_id uuid not null,
  cancelled_at timestamp with time zone,
  code text,
  code_until timestamp with time zone,
  deleted_at timestamp with time zone,
  done_at timestamp with time zone,
  id uuid not null default gen_random_uuid(),
  opened_for text,
  planned_for date not null,
  subtopic_id text not null,
  constraint live_class_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint live_class_opened_for_check CHECK ((opened_for = ANY (ARRAY['batch'::text, 'present'::text]))),
  constraint live_class_pkey PRIMARY KEY (id)
);

create table lti_course (
  batch_id uuid not null,
  context_id text not null,
  deployment_id text not null,
  members_url text,
  platform_id uuid not null,
  title text not null default ''::text,
  constraint lti_course_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint lti_course_pkey PRIMARY KEY (platform_id, deployment_id, context_id, batch_id),
  constraint lti_course_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platform(id) ON DELETE CASCADE
);

create table lti_identity (
  account_id uuid not null,
  deployment_id text not null,
  linked_at timestamp with time zone not null default now(),
  platform_id uuid not null,
  subject text not null,
  constraint lti_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint lti_identity_account_key UNIQUE (account_id, platform_id, deployment_id),
  constraint lti_identity_pkey PRIMARY KEY (platform_id, deployment_id, subject),
  constraint lti_identity_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platform(id) ON DELETE CASCADE
);

create table lti_key (
  kid text not null,
  made_at timestamp with time zone not null default now(),
  private_jwk jsonb not null,
  constraint lti_key_pkey PRIMARY KEY (kid)
);

create table lti_launch (
  answer jsonb,
  browser_hash bytea not null,
  claims jsonb not null,
  code_hash bytea not null,
  expires_at timestamp with time zone not null,
  frame_hash bytea,
  platform_id uuid not null,
  constraint lti_launch_pkey PRIMARY KEY (code_hash),
  constraint lti_launch_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platform(id) ON DELETE CASCADE
);

create table lti_link (
  assignment_id uuid not null,
  context_id text not null,
  deployment_id text not null,
  id uuid not null default gen_random_uuid(),
  line_item_url text,
  platform_id uuid not null,
  resource_id text not null,
  constraint lti_link_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignment(id) ON DELETE CASCADE,
  constraint lti_link_pkey PRIMARY KEY (id),
  constraint lti_link_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platform(id) ON DELETE CASCADE,
  constraint lti_link_resource_key UNIQUE (platform_id, deployment_id, resource_id)
);

create table lti_login (
  browser_hash bytea not null,
  expires_at timestamp with time zone not null,
  frame_hash bytea,
  nonce text not null,
  platform_id uuid not null,
  state_hash bytea not null,
  constraint lti_login_pkey PRIMARY KEY (state_hash),
  constraint lti_login_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platform(id) ON DELETE CASCADE
);

create table lti_platform (
  added_at timestamp with time zone not null default now(),
  auth_url text not null,
  client_id text not null,
  deployment_ids text[] not null,
  id uuid not null default gen_random_uuid(),
  issuer text not null,
  keys_url text not null,
  mail_domains text[] not null default '{}'::text[],
  name text not null,
  token_url text not null,
  constraint lti_platform_client_key UNIQUE (issuer, client_id),
  constraint lti_platform_pkey PRIMARY KEY (id)
);

create table lti_registration (
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  made_at timestamp with time zone not null default now(),
  offer jsonb,
  secret_hash bytea not null,
  tries smallint not null default 0,
  constraint lti_registration_pkey PRIMARY KEY (id),
  constraint lti_registration_secret_hash_key UNIQUE (secret_hash)
);

create table lti_score (
  account_id uuid not null,
  answered_at timestamp with time zone,
  hundredths integer,
  link_id uuid not null,
  marked_at timestamp with time zone,
  points integer,
  refused_with smallint,
  constraint lti_score_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint lti_score_link_id_fkey FOREIGN KEY (link_id) REFERENCES lti_link(id) ON DELETE CASCADE,
  constraint lti_score_pkey PRIMARY KEY (link_id, account_id)
);

create table mail_key (
  account_id uuid not null,
  expires_at timestamp with time zone not null,
  key_hash bytea not null,
  purpose text not null,
  used_at timestamp with time zone,
  constraint mail_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint mail_key_key_hash_key UNIQUE (key_hash),
  constraint mail_key_pkey PRIMARY KEY (account_id, purpose),
  constraint mail_key_purpose_check CHECK ((purpose = ANY (ARRAY['confirmation'::text, 'recovery'::text])))
);

create table mail_request (
  account_id uuid not null,
  purpose text not null,
  requested_at timestamp with time zone not null default now(),
  constraint mail_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint mail_request_purpose_check CHECK ((purpose = ANY (ARRAY['confirmation'::text, 'recovery'::text])))
);

create table mark_category (
  batch_id uuid not null,
  best_of smallint,
  id uuid not null default gen_random_uuid(),
  name text not null,
  place smallint not null,
  weight smallint not null,
  constraint mark_category_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES mark_scheme(batch_id) ON DELETE CASCADE,
  constraint mark_category_batch_id_place_key UNIQUE (batch_id, place),
  constraint mark_category_best_of_check CHECK ((best_of > 0)),
  constraint mark_category_pkey PRIMARY KEY (id),
  constraint mark_category_weight_check CHECK (((weight >= 1) AND (weight <= 100)))
);

create table mark_scheme (
  batch_id uuid not null,
  version integer not null default 1,
  constraint mark_scheme_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint mark_scheme_pkey PRIMARY KEY (batch_id)
);

create table missed_question (
  account_id uuid not null,
  asset_id text not null,
  missed_at timestamp with time zone not null default now(),
  question_id text not null,
  constraint missed_question_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint missed_question_pkey PRIMARY KEY (account_id, asset_id, question_id)
);

create table mock_answer (
  attempt_id uuid not null,
  given jsonb,
  item_id text not null,
  marked boolean not null,
  saved_at timestamp with time zone not null default now(),
  seconds integer not null,
  constraint mock_answer_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES mock_attempt(id) ON DELETE CASCADE,
  constraint mock_answer_pkey PRIMARY KEY (attempt_id, item_id)
);

create table mock_attempt (
  account_id uuid not null,
  ends_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  finished_by text,
  id uuid not null,
  items text[] not null,
  mock_id text not null,
  out_of integer not null,
  points integer,
  started_at timestamp with time zone not null default now(),
  version text not null,
  constraint mock_attempt_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint mock_attempt_check CHECK (((finished_at IS NULL) = (finished_by IS NULL))),
  constraint mock_attempt_finished_by_check CHECK ((finished_by = ANY (ARRAY['learner'::text, 'server'::text]))),
  constraint mock_attempt_pkey PRIMARY KEY (id),
  constraint mock_attempt_version_fkey FOREIGN KEY (version) REFERENCES mock_version(hash)
);

create table mock_program (
  attempt_id uuid not null,
  code text not null,
  handed_at timestamp with time zone not null default now(),
  item_id text not null,
  judged_at timestamp with time zone,
  language smallint not null,
  submission_id uuid not null,
  constraint mock_program_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES mock_attempt(id) ON DELETE CASCADE,
  constraint mock_program_pkey PRIMARY KEY (attempt_id, item_id)
);

create table mock_version (
  body jsonb not null,
  hash text not null,
  mock_id text not null,
  constraint mock_version_pkey PRIMARY KEY (hash)
);

create table notification (
  account_id uuid not null,
  asset_id text not null default ''::text,
  at timestamp with time zone not null default now(),
  group_key text not null,
  id bigint not null generated always as identity,
  kind text not null,
  mailed_at timestamp with time zone,
  read_at timestamp with time zone,
  text text not null,
  text_hi text,
  translations jsonb not null default '{}'::jsonb,
  url text not null default ''::text,
  constraint notification_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint notification_pkey PRIMARY KEY (id)
);

create table notification_choice (
  account_id uuid not null,
  kind text not null,
  wanted boolean not null,
  constraint notification_choice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint notification_choice_pkey PRIMARY KEY (account_id, kind)
);

create table offline_payment (
  account_id uuid,
  amount_paise integer not null,
  buyer_email text not null,
  buyer_gstin text not null default ''::text,
  buyer_name text not null,
  buyer_state_code text not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decision_reason text not null default ''::text,
  id uuid not null,
  method text not null,
  note text not null default ''::text,
  order_id uuid,
  plan_id text not null,
  received_on date not null,
  recorded_at timestamp with time zone not null default now(),
  recorded_by uuid not null,
  reference text not null,
  state text not null default 'waiting'::text,
  constraint offline_payment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint offline_payment_amount_paise_check CHECK ((amount_paise > 0)),
  constraint offline_payment_approved CHECK (((state = 'approved'::text) = (order_id IS NOT NULL))),
  constraint offline_payment_decided CHECK (((state = 'waiting'::text) = (decided_by IS NULL))),
  constraint offline_payment_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'bank'::text, 'upi'::text]))),
  constraint offline_payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES purchase_order(id),
  constraint offline_payment_order_id_key UNIQUE (order_id),
  constraint offline_payment_pkey PRIMARY KEY (id),
  constraint offline_payment_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text]))),
  constraint offline_payment_two_people CHECK (((state <> 'approved'::text) OR (decided_by <> recorded_by)))
);

create table opened_editorial (
  account_id uuid not null,
  asset_id text not null,
  opened_at timestamp with time zone not null default now(),
  constraint opened_editorial_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint opened_editorial_pkey PRIMARY KEY (account_id, asset_id)
);

create table opened_hint (
  account_id uuid not null,
  asset_id text not null,
  hint text not null,
  opened_at timestamp with time zone not null default now(),
  constraint opened_hint_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint opened_hint_hint_check CHECK ((hint = ANY (ARRAY['hint1'::text, 'hint2'::text, 'hintVideo'::text]))),
  constraint opened_hint_pkey PRIMARY KEY (account_id, asset_id, hint)
);

create table opened_module (
  account_id uuid not null,
  class_id uuid,
  how text not null,
  opened_at timestamp with time zone not null default now(),
  subtopic_id text not null,
  constraint opened_module_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint opened_module_class_id_fkey FOREIGN KEY (class_id) REFERENCES live_class(id) ON DELETE SET NULL,
  constraint opened_module_how_check CHECK ((how = ANY (ARRAY['class'::text, 'code'::text, 'teacher'::text]))),
  constraint opened_module_pkey PRIMARY KEY (account_id, subtopic_id)
);

create table order_history (
  actor_id uuid,
  at timestamp with time zone not null default now(),
  id bigint not null generated always as identity,
  order_id uuid not null,
  source text not null,
  what text not null,
  constraint order_history_order_id_fkey FOREIGN KEY (order_id) REFERENCES purchase_order(id) ON DELETE CASCADE,
  constraint order_history_pkey PRIMARY KEY (id)
);

create table outcome_scheme (
  batch_id uuid not null,
  direct smallint not null,
  expected smallint not null,
  internal smallint not null,
  levels smallint[] not null,
  outcomes jsonb not null,
  version integer not null default 1,
  constraint outcome_scheme_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint outcome_scheme_direct_check CHECK (((direct >= 0) AND (direct <= 100))),
  constraint outcome_scheme_expected_check CHECK (((expected >= 1) AND (expected <= 300))),
  constraint outcome_scheme_internal_check CHECK (((internal >= 0) AND (internal <= 100))),
  constraint outcome_scheme_levels_check CHECK ((cardinality(levels) = 3)),
  constraint outcome_scheme_pkey PRIMARY KEY (batch_id)
);

create table own_failure (
  at timestamp with time zone not null default now(),
  cause text not null,
  id bigint not null generated always as identity,
  kind text not null,
  constraint own_failure_pkey PRIMARY KEY (id)
);

create table own_inputs (
  account_id uuid not null,
  asset_id text not null,
  inputs jsonb not null,
  saved_at timestamp with time zone not null default now(),
  constraint own_inputs_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint own_inputs_pkey PRIMARY KEY (account_id, asset_id)
);

create table payment (
  amount_paise integer not null,
  began_at timestamp with time zone,
  currency text not null,
  id text not null,
  method text not null default ''::text,
  offline boolean not null default false,
  order_id uuid not null,
  pays_order boolean not null default false,
  status text not null,
  updated_at timestamp with time zone not null default now(),
  constraint payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES purchase_order(id),
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_status_check CHECK ((status = ANY (ARRAY['created'::text, 'failed'::text, 'authorized'::text, 'captured'::text, 'refunded'::text])))
);

create table payment_dispute (
  amount_paise integer not null,
  id text not null,
  payment_id text not null,
  respond_by timestamp with time zone,
  status text not null,
  told_at timestamp with time zone not null default now(),
  constraint payment_dispute_amount_paise_check CHECK ((amount_paise > 0)),
  constraint payment_dispute_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint payment_dispute_pkey PRIMARY KEY (id),
  constraint payment_dispute_status_check CHECK ((status = ANY (ARRAY['open'::text, 'under_review'::text, 'closed'::text, 'won'::text, 'lost'::text])))
);

create table payment_event (
  body jsonb not null,
  id text not null,
  name text not null,
  order_id uuid,
  received_at timestamp with time zone not null default now(),
  constraint payment_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES purchase_order(id) ON DELETE SET NULL,
  constraint payment_event_pkey PRIMARY KEY (id)
);

create table placement_answer (
  account_id uuid not null,
  answered_at timestamp with time zone not null default now(),
  concept_id text not null,
  known boolean not null,
  round integer not null,
  topic_id text not null,
  constraint placement_answer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint placement_answer_pkey PRIMARY KEY (account_id, topic_id, round, concept_id)
);

create table problem_report (
  account_id uuid not null,
  asset_id text not null,
  code text not null,
  id uuid not null,
  language smallint not null,
  release_id text not null,
  reported_at timestamp with time zone not null default now(),
  result jsonb,
  screen jsonb,
  text text not null,
  constraint problem_report_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint problem_report_pkey PRIMARY KEY (id)
);

create table proof_evidence (
  evidence jsonb not null,
  found_at timestamp with time zone not null default now(),
  key text not null,
  constraint proof_evidence_pkey PRIMARY KEY (key)
);

create table provider_attempt (
  code_verifier text not null,
  expires_at timestamp with time zone not null,
  key_hash bytea not null,
  nonce text not null,
  provider_id uuid not null,
  state_hash bytea not null,
  constraint provider_attempt_pkey PRIMARY KEY (state_hash),
  constraint provider_attempt_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES sign_in_provider(id) ON DELETE CASCADE
);

create table provider_identity (
  account_id uuid not null,
  linked_at timestamp with time zone not null default now(),
  provider_id uuid not null,
  subject text not null,
  constraint provider_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint provider_identity_pkey PRIMARY KEY (provider_id, subject),
  constraint provider_identity_provider_id_account_id_key UNIQUE (provider_id, account_id),
  constraint provider_identity_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES sign_in_provider(id) ON DELETE CASCADE
);

create table provider_link (
  account_id uuid not null,
  expires_at timestamp with time zone not null,
  key_hash bytea not null,
  provider_id uuid not null,
  subject text not null,
  constraint provider_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint provider_link_pkey PRIMARY KEY (key_hash),
  constraint provider_link_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES sign_in_provider(id) ON DELETE CASCADE
);

create table purchase_order (
  account_id uuid,
  amount_paise integer not null,
  buyer_email text not null,
  buyer_gstin text not null default ''::text,
  buyer_name text not null,
  buyer_state_code text not null,
  contents text[] not null,
  created_at timestamp with time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  paid_at timestamp with time zone,
  plan_id text not null,
  plan_title text not null,
  provider_order_id text,
  state text not null default 'open'::text,
  topic_ids text[] not null,
  validity text not null,
  validity_days integer not null,
  constraint purchase_order_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint purchase_order_amount_paise_check CHECK ((amount_paise > 0)),
  constraint purchase_order_pkey PRIMARY KEY (id),
  constraint purchase_order_provider_order_id_key UNIQUE (provider_order_id),
  constraint purchase_order_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'refunded'::text]))),
  constraint purchase_order_validity_days_check CHECK ((validity_days > 0))
);

create table question_answer (
  account_id uuid not null,
  asset_id text not null,
  day date not null,
  is_right boolean not null,
  question_id text not null,
  constraint question_answer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint question_answer_pkey PRIMARY KEY (account_id, asset_id, question_id, day)
);

create table refund (
  amount_paise integer not null,
  asked_by uuid,
  id uuid not null default gen_random_uuid(),
  made_at_provider boolean not null default false,
  payment_id text not null,
  processed_at timestamp with time zone,
  provider_refund_id text,
  reason text not null,
  requested_at timestamp with time zone not null default now(),
  status text not null default 'requested'::text,
  constraint refund_amount_paise_check CHECK ((amount_paise > 0)),
  constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_provider_refund_id_key UNIQUE (provider_refund_id),
  constraint refund_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'processed'::text, 'failed'::text])))
);

create table registration_rule (
  domains text[] not null default '{}'::text[],
  kind text not null default 'open'::text,
  only_row boolean not null default true,
  constraint registration_rule_kind_check CHECK ((kind = ANY (ARRAY['open'::text, 'domains'::text, 'closed'::text]))),
  constraint registration_rule_only_row_check CHECK (only_row),
  constraint registration_rule_pkey PRIMARY KEY (only_row)
);

create table rejudged_submission (
  applied_at timestamp with time zone,
  rejudgement_id uuid not null,
  result jsonb,
  result_before jsonb,
  submission_id uuid not null,
  verdict text,
  verdict_before text not null,
  constraint rejudged_submission_pkey PRIMARY KEY (rejudgement_id, submission_id),
  constraint rejudged_submission_rejudgement_id_fkey FOREIGN KEY (rejudgement_id) REFERENCES rejudgement(id) ON DELETE CASCADE,
  constraint rejudged_submission_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submission(id) ON DELETE CASCADE
);

create table rejudgement (
  asked_at timestamp with time zone not null default now(),
  asset_id text not null,
  choice text,
  decided_at timestamp with time zone,
  draft_id text,
  id uuid not null default gen_random_uuid(),
  judging_hash text not null,
  problem jsonb not null,
  state text not null default 'checking'::text,
  constraint rejudgement_choice_check CHECK ((choice = ANY (ARRAY['keep'::text, 'rejudge'::text]))),
  constraint rejudgement_pkey PRIMARY KEY (id),
  constraint rejudgement_state_check CHECK ((state = ANY (ARRAY['checking'::text, 'stopped'::text, 'checked'::text, 'applying'::text, 'applied'::text])))
);

create table release_activation (
  account_id uuid,
  activated_at timestamp with time zone not null default now(),
  brought_back boolean not null default false,
  changes jsonb,
  draft_name text,
  number bigint not null generated always as identity,
  release_id text not null,
  source_fingerprint text,
  constraint release_activation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint release_activation_pkey PRIMARY KEY (number),
  constraint release_activation_release_id_fkey FOREIGN KEY (release_id) REFERENCES content_release(id)
);

create table release_source (
  hash text not null,
  path text not null,
  release_id text not null,
  constraint release_source_hash_fkey FOREIGN KEY (hash) REFERENCES content_blob(hash),
  constraint release_source_pkey PRIMARY KEY (release_id, path),
  constraint release_source_release_id_fkey FOREIGN KEY (release_id) REFERENCES content_release(id) ON DELETE CASCADE
);

create table retired_certificate_key (
  key_id text not null,
  public_jwk jsonb not null,
  retired_at timestamp with time zone not null default now(),
  stolen boolean not null,
  constraint retired_certificate_key_pkey PRIMARY KEY (key_id)
);

create table roll_call (
  class_id uuid not null,
  id bigint not null generated always as identity,
  member_id bigint,
  present boolean not null,
  constraint roll_call_class_id_fkey FOREIGN KEY (class_id) REFERENCES live_class(id) ON DELETE CASCADE,
  constraint roll_call_member_id_fkey FOREIGN KEY (member_id) REFERENCES batch_member(id) ON DELETE SET NULL,
  constraint roll_call_pkey PRIMARY KEY (id)
);

create table run_usage (
  account_id uuid not null,
  cpu_ms integer not null default 0,
  ran_at timestamp with time zone not null default now(),
  reference boolean not null default false,
  run_id uuid not null,
  wall_ms integer not null default 0,
  constraint run_usage_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint run_usage_pkey PRIMARY KEY (run_id)
);

create table saved_code (
  account_id uuid not null,
  asset_id text not null,
  code text not null,
  code_key text not null,
  edited_at_ms bigint,
  logged_to integer,
  saved_at timestamp with time zone not null default now(),
  stretch_began_at timestamp with time zone not null default now(),
  version integer not null default 1,
  writer text,
  constraint saved_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint saved_code_pkey PRIMARY KEY (account_id, asset_id, code_key)
) with (fillfactor=70);

create table schema_migration (
  applied_at timestamp with time zone not null default now(),
  name text not null,
  sha256 text not null,
  constraint schema_migration_pkey PRIMARY KEY (name)
);

create table seller (
  address text not null default ''::text,
  credit_prefix text not null default 'ACN'::text,
  email text not null default ''::text,
  gstin text not null default ''::text,
  invoice_prefix text not null default 'ABH'::text,
  mode text not null default 'unregistered'::text,
  name text not null,
  phone text not null default ''::text,
  sac text not null default '999293'::text,
  singleton boolean not null default true,
  state_code text not null,
  constraint seller_mode_check CHECK ((mode = ANY (ARRAY['registered'::text, 'unregistered'::text, 'exempt'::text]))),
  constraint seller_pkey PRIMARY KEY (singleton),
  constraint seller_singleton_check CHECK (singleton)
);

create table server_key (
  bytes bytea not null,
  purpose text not null,
  constraint server_key_pkey PRIMARY KEY (purpose)
);

create table session (
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  last_seen_at timestamp with time zone not null default now(),
  second_factor_at timestamp with time zone,
  token_hash bytea not null,
  user_agent text not null default ''::text,
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint session_id_key UNIQUE (id),
  constraint session_pkey PRIMARY KEY (token_hash)
);

create table session_mark (
  id bigint not null generated always as identity,
  member_id bigint,
  session_id uuid not null,
  state text not null,
  constraint session_mark_member_id_fkey FOREIGN KEY (member_id) REFERENCES batch_member(id) ON DELETE SET NULL,
  constraint session_mark_pkey PRIMARY KEY (id),
  constraint session_mark_session_id_fkey FOREIGN KEY (session_id) REFERENCES class_session(id) ON DELETE CASCADE,
  constraint session_mark_state_check CHECK ((state = ANY (ARRAY['present'::text, 'late'::text, 'absent'::text, 'duty'::text])))
);

create table settings (
  account_id uuid not null,
  code_language smallint not null default 0,
  code_theme smallint not null default 0,
  editor jsonb,
  constraint settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint settings_pkey PRIMARY KEY (account_id)
);

create table sign_in_provider (
  added_at timestamp with time zone not null default now(),
  client_id text not null,
  client_secret text not null,
  domains text[] not null,
  id uuid not null default gen_random_uuid(),
  issuer text not null,
  name text not null,
  offered boolean not null default false,
  constraint sign_in_provider_issuer_key UNIQUE (issuer),
  constraint sign_in_provider_pkey PRIMARY KEY (id)
);

create table sign_in_throttle (
  address_hash bytea not null,
  blocked_until timestamp with time zone not null,
  failures integer not null,
  last_failure_at timestamp with time zone not null,
  constraint sign_in_throttle_pkey PRIMARY KEY (address_hash)
);

create table sitting (
  account_id uuid not null,
  asking_session_id uuid,
  ends_at timestamp with time zone not null,
  exam_id uuid not null,
  handed_at timestamp with time zone,
  handed_by text,
  heard_at timestamp with time zone not null default now(),
  items text[] not null,
  session_id uuid not null,
  shown text,
  started_at timestamp with time zone not null default now(),
  watched_at timestamp with time zone,
  constraint sitting_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint sitting_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exam(assignment_id) ON DELETE CASCADE,
  constraint sitting_handed CHECK (((handed_at IS NULL) = (handed_by IS NULL))),
  constraint sitting_handed_by_check CHECK ((handed_by = ANY (ARRAY['learner'::text, 'server'::text]))),
  constraint sitting_pkey PRIMARY KEY (exam_id, account_id)
);

create table sitting_event (
  account_id uuid not null,
  amount integer,
  arrived_at timestamp with time zone not null default now(),
  asset_id text,
  exam_id uuid not null,
  happened_at timestamp with time zone not null,
  id uuid not null,
  kind text not null,
  constraint sitting_event_exam_id_account_id_fkey FOREIGN KEY (exam_id, account_id) REFERENCES sitting(exam_id, account_id) ON DELETE CASCADE,
  constraint sitting_event_pkey PRIMARY KEY (id)
);

create table sitting_note (
  account_id uuid not null,
  asset_id text,
  body text not null,
  exam_id uuid not null,
  id uuid not null,
  line integer,
  read_at timestamp with time zone,
  written_at timestamp with time zone not null default now(),
  written_by uuid,
  constraint sitting_note_account_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint sitting_note_assignment_fkey FOREIGN KEY (exam_id) REFERENCES assignment(id) ON DELETE CASCADE,
  constraint sitting_note_line_check CHECK ((line > 0)),
  constraint sitting_note_pkey PRIMARY KEY (id),
  constraint sitting_note_written_by_fkey FOREIGN KEY (written_by) REFERENCES account(id) ON DELETE SET NULL
);

create table staff_member (
  account_id uuid not null,
  added_at timestamp with time zone not null default now(),
  code_blocked_until timestamp with time zone,
  code_failures integer not null default 0,
  roles text[] not null,
  totp_confirmed_at timestamp with time zone,
  totp_last_step bigint not null default 0,
  totp_secret text,
  constraint staff_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint staff_member_pkey PRIMARY KEY (account_id),
  constraint staff_member_roles_check CHECK (((cardinality(roles) > 0) AND (roles <@ ARRAY['owner'::text, 'teacher'::text, 'moderator'::text, 'accounts'::text])))
);

create table staff_recovery_code (
  account_id uuid not null,
  code_hash bytea not null,
  constraint staff_recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES staff_member(account_id) ON DELETE CASCADE,
  constraint staff_recovery_code_pkey PRIMARY KEY (account_id, code_hash)
);

create table submission (
  account_id uuid not null,
  asset_id text not null,
  code text not null,
  id uuid not null,
  judged_again_at timestamp with time zone,
  judging_hash text,
  language smallint not null,
  received_at timestamp with time zone,
  result jsonb not null,
  submitted_at timestamp with time zone not null default now(),
  verdict text not null,
  constraint submission_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint submission_pkey PRIMARY KEY (id)
);

create table support_message (
  account_id uuid,
  acknowledged_at timestamp with time zone,
  client_id uuid,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  may_show boolean not null default false,
  mode smallint not null,
  number bigint not null generated always as identity,
  published_at timestamp with time zone,
  published_text text,
  report_id uuid,
  status text not null default 'received'::text,
  text text not null,
  constraint support_message_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint support_message_mode_check CHECK ((mode = ANY (ARRAY[1, 2, 3, 4]))),
  constraint support_message_pkey PRIMARY KEY (number),
  constraint support_message_report_id_fkey FOREIGN KEY (report_id) REFERENCES problem_report(id) ON DELETE SET NULL,
  constraint support_message_report_id_key UNIQUE (report_id),
  constraint support_message_status_check CHECK ((status = ANY (ARRAY['received'::text, 'in-progress'::text, 'answered'::text, 'closed'::text])))
);

create table support_reply (
  client_id uuid,
  created_at timestamp with time zone not null default now(),
  id bigint not null generated always as identity,
  number bigint not null,
  text text not null,
  constraint support_reply_client_id_key UNIQUE (client_id),
  constraint support_reply_number_fkey FOREIGN KEY (number) REFERENCES support_message(number) ON DELETE CASCADE,
  constraint support_reply_pkey PRIMARY KEY (id)
);

create table text_change (
  account_id uuid not null,
  asset_id text not null,
  at timestamp with time zone not null default now(),
  code_key text not null,
  edits text,
  version integer not null,
  whole text,
  constraint text_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint text_change_pkey PRIMARY KEY (account_id, asset_id, code_key, version)
);

create table verification (
  asked_at timestamp with time zone not null default now(),
  draft_id text,
  ended_at timestamp with time zone,
  id uuid not null default gen_random_uuid(),
  mutants boolean not null,
  release_id text not null,
  scope jsonb not null,
  state text not null default 'running'::text,
  constraint verification_pkey PRIMARY KEY (id),
  constraint verification_state_check CHECK ((state = ANY (ARRAY['running'::text, 'stopped'::text, 'done'::text])))
);

create table verification_problem (
  asset_id text not null,
  done integer not null default 0,
  ended_at timestamp with time zone,
  faults integer not null default 0,
  place integer not null,
  problem jsonb not null,
  survivors integer not null default 0,
  total integer not null,
  unmutated_in text[] not null default '{}'::text[],
  unsolved_in text[] not null default '{}'::text[],
  verification_id uuid not null,
  constraint verification_problem_pkey PRIMARY KEY (verification_id, asset_id),
  constraint verification_problem_verification_id_fkey FOREIGN KEY (verification_id) REFERENCES verification(id) ON DELETE CASCADE
);

CREATE INDEX access_change_entitlement_idx ON public.access_change USING btree (entitlement_id, id);

CREATE INDEX access_request_entitlement_idx ON public.access_request USING btree (entitlement_id);

CREATE INDEX account_created_idx ON public.account USING btree (created_at DESC, id DESC);

CREATE INDEX account_searched_idx ON public.account USING gin (name gin_trgm_ops, email gin_trgm_ops, abhyas_id gin_trgm_ops);

CREATE INDEX announcement_recipient_account_idx ON public.announcement_recipient USING btree (account_id);

CREATE INDEX announcement_recipient_chunk_idx ON public.announcement_recipient USING btree (announcement_id, chunk);

CREATE INDEX announcement_send_at_idx ON public.announcement USING btree (send_at DESC);

CREATE INDEX assignment_allowance_account_idx ON public.assignment_allowance USING btree (account_id);

CREATE INDEX assignment_allowance_idx ON public.assignment_allowance USING btree (assignment_id, account_id);

CREATE INDEX assignment_batch_idx ON public.assignment USING btree (batch_id);

CREATE INDEX assignment_category_idx ON public.assignment USING btree (category_id);

CREATE INDEX assignment_remark_account_idx ON public.assignment_remark USING btree (account_id);

CREATE INDEX audit_entry_searched_idx ON public.audit_entry USING gin (actor gin_trgm_ops, action gin_trgm_ops, subject gin_trgm_ops);

CREATE INDEX audit_entry_subject_idx ON public.audit_entry USING btree (subject, id DESC);

CREATE INDEX batch_access_batch_idx ON public.batch_access USING btree (batch_id) WHERE (state = 'given'::text);

CREATE INDEX batch_copied_from_idx ON public.batch USING btree (copied_from);

CREATE INDEX batch_member_account_idx ON public.batch_member USING btree (account_id);

CREATE INDEX batch_member_waiting_idx ON public.batch_member USING btree (lower(email)) WHERE (account_id IS NULL);

CREATE INDEX batch_teacher_account_idx ON public.batch_teacher USING btree (account_id);

CREATE INDEX certificate_not_valid_idx ON public.certificate USING btree (id) WHERE ((withdrawn_at IS NOT NULL) OR (account_id IS NULL));

CREATE INDEX class_invitation_member_idx ON public.class_invitation USING btree (member_id);

CREATE INDEX class_report_receiver_account_idx ON public.class_report_receiver USING btree (account_id);

CREATE INDEX class_session_batch_idx ON public.class_session USING btree (batch_id, held_on);

CREATE INDEX code_version_owner_idx ON public.code_version USING btree (account_id, asset_id, code_key, id DESC);

CREATE INDEX comment_asset_idx ON public.comment USING btree (asset_id) INCLUDE (account_id, held, hidden_at, parent_id);

CREATE INDEX comment_author_idx ON public.comment USING btree (account_id, created_at DESC);

CREATE INDEX comment_awaiting_idx ON public.comment USING btree (awaiting_since, id) WHERE (awaiting_since IS NOT NULL);

CREATE INDEX comment_endorsed_idx ON public.comment USING btree (asset_id) WHERE (endorsed_at IS NOT NULL);

CREATE INDEX comment_held_idx ON public.comment USING btree (created_at, id) WHERE held;

CREATE INDEX comment_hidden_idx ON public.comment USING btree (hidden_at DESC, id) WHERE (hidden_at IS NOT NULL);

CREATE INDEX comment_parent_idx ON public.comment USING btree (parent_id, created_at) WHERE (parent_id IS NOT NULL);

CREATE INDEX comment_report_open_idx ON public.comment_report USING btree (reported_at) WHERE (settled_at IS NULL);

CREATE INDEX comment_thread_idx ON public.comment USING btree (asset_id, created_at DESC, id) WHERE (parent_id IS NULL);

CREATE INDEX content_draft_removal_draft_id_removed_at_idx ON public.content_draft_removal USING btree (draft_id, removed_at);

CREATE INDEX content_limit_class_batch_idx ON public.content_limit_class USING btree (batch_id);

CREATE INDEX content_part_used_at ON public.content_part USING btree (used_at);

CREATE INDEX entitlement_account_id_idx ON public.entitlement USING btree (account_id);

CREATE INDEX entitlement_batch_access_idx ON public.entitlement USING btree (batch_access_id);

CREATE INDEX entitlement_ending_idx ON public.entitlement USING btree (expires_at) WHERE (revoked_at IS NULL);

CREATE INDEX exercise_attempt_asset ON public.exercise_attempt USING btree (account_id, asset_id, exercise_id, at);

CREATE INDEX exercise_attempt_kept ON public.exercise_attempt USING btree (account_id, kept_at);

CREATE INDEX finished_asset_item_idx ON public.finished_asset USING btree (asset_id, account_id);

CREATE INDEX hand_in_waiting_idx ON public.hand_in USING btree (handed_at) WHERE (judged_at IS NULL);

CREATE INDEX invoice_earlier_number_idx ON public.invoice_earlier USING btree (number);

CREATE INDEX invoice_issued_idx ON public.invoice USING btree (issued_at);

CREATE INDEX lab_record_file_account_idx ON public.lab_record_file USING btree (account_id);

CREATE INDEX lab_record_run_account_idx ON public.lab_record_run USING btree (account_id);

CREATE INDEX lab_record_run_batch_idx ON public.lab_record_run USING btree (batch_id, asked_at);

CREATE INDEX lab_seat_account_idx ON public.lab_seat USING btree (account_id);

CREATE INDEX late_text_decided_by_idx ON public.late_text USING btree (decided_by);

CREATE INDEX late_text_idx ON public.late_text USING btree (exam_id, account_id);

CREATE INDEX line_remark_account_idx ON public.line_remark USING btree (account_id, assignment_id);

CREATE INDEX line_remark_assignment_idx ON public.line_remark USING btree (assignment_id);

CREATE INDEX line_remark_submission_idx ON public.line_remark USING btree (submission_id);

CREATE INDEX list_change_batch_idx ON public.list_change USING btree (batch_id);

CREATE INDEX list_change_line_member_idx ON public.list_change_line USING btree (member_id);

CREATE INDEX live_class_batch_idx ON public.live_class USING btree (batch_id, planned_for);

CREATE INDEX live_class_code_idx ON public.live_class USING btree (code) WHERE (code IS NOT NULL);

CREATE INDEX lti_course_batch_idx ON public.lti_course USING btree (batch_id);

CREATE INDEX lti_launch_frame_idx ON public.lti_launch USING btree (frame_hash);

CREATE INDEX lti_link_assignment_idx ON public.lti_link USING btree (assignment_id);

CREATE INDEX lti_score_account_idx ON public.lti_score USING btree (account_id);

CREATE INDEX mail_request_account_id_idx ON public.mail_request USING btree (account_id, purpose, requested_at);

CREATE INDEX mock_attempt_account_idx ON public.mock_attempt USING btree (account_id, started_at);

CREATE INDEX mock_attempt_end_idx ON public.mock_attempt USING btree (ends_at) WHERE (finished_at IS NULL);

CREATE INDEX mock_attempt_unsettled_idx ON public.mock_attempt USING btree (finished_at) WHERE ((points IS NULL) AND (finished_at IS NOT NULL));

CREATE INDEX mock_attempt_version_idx ON public.mock_attempt USING btree (version);

CREATE INDEX mock_program_waiting_idx ON public.mock_program USING btree (handed_at) WHERE (judged_at IS NULL);

CREATE INDEX notification_account_idx ON public.notification USING btree (account_id, at DESC);

CREATE INDEX offline_payment_state_idx ON public.offline_payment USING btree (state, recorded_at DESC);

CREATE INDEX opened_module_class_idx ON public.opened_module USING btree (class_id);

CREATE INDEX order_history_order_idx ON public.order_history USING btree (order_id, id);

CREATE INDEX own_failure_at_idx ON public.own_failure USING btree (at);

CREATE INDEX payment_dispute_payment_idx ON public.payment_dispute USING btree (payment_id);

CREATE INDEX payment_event_order_idx ON public.payment_event USING btree (order_id);

CREATE INDEX payment_order_idx ON public.payment USING btree (order_id);

CREATE INDEX problem_report_reported_at_idx ON public.problem_report USING btree (reported_at);

CREATE INDEX provider_attempt_provider_idx ON public.provider_attempt USING btree (provider_id);

CREATE INDEX provider_identity_account_idx ON public.provider_identity USING btree (account_id);

CREATE INDEX provider_link_account_idx ON public.provider_link USING btree (account_id);

CREATE INDEX provider_link_provider_idx ON public.provider_link USING btree (provider_id);

CREATE INDEX purchase_order_account_idx ON public.purchase_order USING btree (account_id, plan_id, created_at DESC);

CREATE INDEX purchase_order_created_idx ON public.purchase_order USING btree (created_at DESC, id DESC);

CREATE INDEX purchase_order_open_idx ON public.purchase_order USING btree (created_at) WHERE (state = 'open'::text);

CREATE INDEX refund_payment_idx ON public.refund USING btree (payment_id);

CREATE INDEX rejudged_submission_submission_idx ON public.rejudged_submission USING btree (submission_id);

CREATE INDEX rejudgement_asset_idx ON public.rejudgement USING btree (asset_id, asked_at DESC);

CREATE INDEX rejudgement_working_idx ON public.rejudgement USING btree (asked_at) WHERE (state = ANY (ARRAY['checking'::text, 'applying'::text]));

CREATE INDEX release_activation_account_id_idx ON public.release_activation USING btree (account_id);

CREATE INDEX roll_call_member_idx ON public.roll_call USING btree (member_id);

CREATE INDEX run_usage_account_id_ran_at_idx ON public.run_usage USING btree (account_id, ran_at);

CREATE INDEX session_account_id_idx ON public.session USING btree (account_id);

CREATE INDEX session_mark_member_idx ON public.session_mark USING btree (member_id);

CREATE INDEX session_seen_idx ON public.session USING btree (last_seen_at, account_id);

CREATE INDEX sitting_ends_idx ON public.sitting USING btree (ends_at) WHERE (handed_at IS NULL);

CREATE INDEX sitting_event_idx ON public.sitting_event USING btree (exam_id, account_id);

CREATE INDEX sitting_note_account_idx ON public.sitting_note USING btree (account_id);

CREATE INDEX sitting_note_idx ON public.sitting_note USING btree (exam_id, account_id);

CREATE INDEX sitting_note_writer_idx ON public.sitting_note USING btree (written_by);

CREATE INDEX sitting_open_idx ON public.sitting USING btree (account_id) WHERE (handed_at IS NULL);

CREATE INDEX submission_account_asset_idx ON public.submission USING btree (account_id, asset_id, submitted_at DESC);

CREATE INDEX submission_judged_idx ON public.submission USING btree (asset_id, judging_hash, verdict);

CREATE INDEX submission_tried_idx ON public.submission USING btree (asset_id, account_id, verdict);

CREATE INDEX support_message_account_idx ON public.support_message USING btree (account_id, number DESC);

CREATE INDEX support_message_open_idx ON public.support_message USING btree (number) WHERE (status = ANY (ARRAY['received'::text, 'in-progress'::text]));

CREATE INDEX support_message_published_idx ON public.support_message USING btree (published_at DESC) WHERE (published_at IS NOT NULL);

CREATE INDEX support_reply_number_idx ON public.support_reply USING btree (number, id);

CREATE INDEX text_change_at_idx ON public.text_change USING btree (at);

CREATE INDEX verification_running_idx ON public.verification USING btree (asked_at) WHERE (state = 'running'::text);

CREATE UNIQUE INDEX access_request_waiting_key ON public.access_request USING btree (account_id, plan_id) WHERE (state = 'waiting'::text);

CREATE UNIQUE INDEX account_email_key ON public.account USING btree (lower(email));

CREATE UNIQUE INDEX batch_member_email_key ON public.batch_member USING btree (batch_id, lower(email));

CREATE UNIQUE INDEX batch_member_roll_key ON public.batch_member USING btree (batch_id, lower(roll_number)) WHERE (left_at IS NULL);

CREATE UNIQUE INDEX batch_name_key ON public.batch USING btree (lower(name)) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX invoice_order_key ON public.invoice USING btree (order_id) WHERE (kind = 'invoice'::text);

CREATE UNIQUE INDEX mock_attempt_open_idx ON public.mock_attempt USING btree (account_id, mock_id) WHERE (finished_at IS NULL);

CREATE UNIQUE INDEX notification_group_key ON public.notification USING btree (account_id, group_key) WHERE (read_at IS NULL);

CREATE UNIQUE INDEX offline_payment_reference_key ON public.offline_payment USING btree (method, lower(reference)) WHERE (state <> 'rejected'::text);

CREATE UNIQUE INDEX payment_pays_order_key ON public.payment USING btree (order_id) WHERE pays_order;

CREATE UNIQUE INDEX roll_call_member_key ON public.roll_call USING btree (class_id, member_id);

CREATE UNIQUE INDEX session_mark_member_key ON public.session_mark USING btree (session_id, member_id);

CREATE UNIQUE INDEX support_message_client_idx ON public.support_message USING btree (account_id, client_id);

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name;
end
$function$
;

CREATE OR REPLACE FUNCTION public.translate_notification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.translations = '{}' and new.text_hi is not null then
      new.translations := jsonb_build_object('hi', new.text_hi);
    end if;
  elsif new.translations = old.translations and (new.text, new.text_hi) is distinct from (old.text, old.text_hi) then
    new.translations := case when new.text_hi is null then '{}' else jsonb_build_object('hi', new.text_hi) end;
  end if;
  new.text_hi := new.translations ->> 'hi';
  return new;
end $function$
;

CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER notification_translations BEFORE INSERT OR UPDATE ON public.notification FOR EACH ROW EXECUTE FUNCTION translate_notification();
