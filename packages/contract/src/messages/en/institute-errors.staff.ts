export const instituteStaffErrors = {
  'institute.logo':
    'Choose a PNG of at most {kb} kB, with {least} to {most} pixels a side, that is not interlaced; a JPEG or an SVG is made into one. This file is another one, or damaged.',
  'institute.no-logo': 'There is no such logo any more.',
} as const;
