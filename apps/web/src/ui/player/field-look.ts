/** A label and its choice in a line; on a phone below each other, in two columns. */
export const FIELD_LOOK =
  'flex items-center gap-2.5 max-phone:w-full [&_label]:mb-0 max-phone:[&_label]:w-18 max-phone:[&_label+div]:grow';
