import type { messages } from '../../messages.ts';
import type { Translation } from '../../translation.ts';
import { account, settings } from './account.ts';
import { assignments } from './assignments.ts';
import { auth, fieldTexts } from './auth.ts';
import { errors } from './errors.ts';
import { demo, exercise, frame, offline } from './frame.ts';
import { landing } from './landing.ts';
import { learning } from './learning.ts';
import { mastery } from './mastery.ts';
import { payments } from './payments.ts';
import { practice } from './practice.ts';
import { running } from './running.ts';
import { syllabus } from './syllabus.ts';
import { tags } from './tags.ts';
import { comments } from './comments.ts';
import { console } from './console.ts';
import { notifications } from './notifications.ts';
import { support } from './support.ts';

/** The interface in Hindi: written by ear, keeping the English terms that programmers use. */
export const catalogue: Translation<typeof messages> = {
  account,
  assignments,
  auth,
  comments,
  console,
  demo,
  errors,
  exercise,
  fieldTexts,
  frame,
  landing,
  learning,
  mastery,
  notifications,
  offline,
  payments,
  practice,
  running,
  settings,
  support,
  syllabus,
  tags,
};
