import type { FaultList } from '../files/faults.ts';
import type { Topic } from '../release.ts';

/** The step that a problem continues stands before it in the same course, or nobody could have done it. */
export function checkSteps({ subtopics }: Topic, faults: FaultList): void {
  const before = new Set<string>();
  for (const asset of subtopics.flatMap(({ assets }) => assets)) {
    const continued = asset.type === 'problem' ? asset.continues : undefined;
    if (continued !== undefined && !before.has(continued)) {
      const fault = `It continues "${continued}", which does not stand before it in the course`;
      faults.add(`problems/${asset.id}/problem.yaml`, 0, `${fault} "${asset.topicId}".`);
    }
    before.add(asset.id);
  }
}
