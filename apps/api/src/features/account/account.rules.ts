import { AVATAR_COLOURS, type ProfileChange } from '@abhyas/contract/account';
import { limits } from '@abhyas/contract/limits';

import { nameFault, normaliseLine, type Fault } from '../auth/auth.rules.ts';

/** A profile as it is to be kept, or what is wrong with it; what is not named is left out. */
export function checkProfile(change: ProfileChange): { profile: ProfileChange; faults: readonly Fault[] } {
  const profile: ProfileChange = {
    ...(change.name !== undefined && { name: normaliseLine(change.name) }),
    ...(change.course !== undefined && { course: normaliseLine(change.course) }),
    ...(change.college !== undefined && { college: normaliseLine(change.college) }),
    ...(change.userColor !== undefined && { userColor: change.userColor.toLowerCase() }),
    ...(change.language !== undefined && { language: change.language }),
  };
  const faults = [
    profile.name === undefined ? undefined : nameFault(profile.name),
    lengthFault('course', profile.course, limits.courseMax),
    lengthFault('college', profile.college, limits.collegeMax),
    colourFault(profile.userColor),
  ];
  return { profile, faults: faults.filter((fault) => fault !== undefined) };
}

function lengthFault(field: string, text: string | undefined, most: number): Fault | undefined {
  const tooLong = text !== undefined && Array.from(text).length > most;
  return tooLong ? { code: 'account.text-too-long', field } : undefined;
}

function colourFault(colour: string | undefined): Fault | undefined {
  const offered: readonly string[] = AVATAR_COLOURS;
  const known = colour === undefined || offered.includes(colour);
  return known ? undefined : { code: 'account.colour-invalid', field: 'userColor' };
}
