import * as z from 'zod';
import { oneLine } from '../courses/names.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readYaml } from '../files/yaml-file.ts';
import type { Loading } from '../loading.ts';
import type { Testimonial } from '../release.ts';

const testimonialFile = z.strictObject({
  name: oneLine,
  about: oneLine,
  text: z.string().trim().min(1).max(600),
  sample: z.boolean().default(false),
});

/** Loads testimonials/*.yaml in the order of their names. */
export function loadTestimonials(folder: Folder | null, loading: Loading): Testimonial[] {
  if (!folder) return [];
  const names = [...folder.files.keys()].filter((name) => name.endsWith('.yaml'));
  return names.flatMap((name) => {
    const source = { file: pathIn(folder.path, name), text: textOf(folder, name) ?? '' };
    const testimonial = readYaml(source, testimonialFile, loading.faults);
    return testimonial ? [testimonial.value] : [];
  });
}
