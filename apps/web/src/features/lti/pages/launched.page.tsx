import { useLocation, useSearchParams } from 'react-router';

import { LaunchFault } from '../components/launch-fault.tsx';
import { Launch } from '../components/launch.tsx';
import { ltiTexts } from '../lti-texts.ts';

/** Where a launch from a college's Moodle or Canvas ends: its code is in the address, or what was wrong with it. */
export function LaunchedPage() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const { faults } = ltiTexts();
  const fault = query.get('fault') ?? '';
  const said = (faults as Readonly<Record<string, string>>)[fault];
  if (said !== undefined) return <LaunchFault text={said} />;
  return hash.length > 1 ? <Launch code={hash.slice(1)} /> : <LaunchFault text={faults['lti.state']} />;
}
