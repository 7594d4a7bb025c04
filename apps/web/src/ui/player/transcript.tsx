import { useEffect, useState, type RefObject } from 'react';

import { cx } from '../../lib/classes.ts';
import { texts } from '../../lib/texts.ts';
import { SearchField } from '../search-field.tsx';

type Line = { readonly start: number; readonly text: string };

/** The captions as a text to read and to search; a line leads to its second of the video. */
export function Transcript({ video }: { readonly video: RefObject<HTMLVideoElement | null> }) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [current, setCurrent] = useState(-1);
  const [words, setWords] = useState('');

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const { textTracks } = element;
    const read = () => {
      const shown = linesOf(shownTrack(textTracks));
      // Captions that were just chosen are still on their way: those before them stay, and the list stays open.
      if (shown.length === 0) return;
      setLines(shown);
      setCurrent(indexAt(shown, element.currentTime));
    };
    read();
    const tracks = [...element.querySelectorAll('track')];
    for (const each of tracks) {
      each.addEventListener('load', read);
      each.track.addEventListener('cuechange', read);
    }
    textTracks.addEventListener('change', read);
    return () => {
      for (const each of tracks) {
        each.removeEventListener('load', read);
        each.track.removeEventListener('cuechange', read);
      }
      textTracks.removeEventListener('change', read);
    };
  }, [video]);

  if (lines.length === 0) return null;
  return (
    <details className="mt-4 rounded-card border border-line">
      <summary className="min-h-11 px-4 py-2.5 font-medium">{texts.learning.video.transcript}</summary>
      <div className="flex border-t border-line p-2">
        <SearchField label={texts.learning.video.search} value={words} onChange={setWords} />
      </div>
      <ol className="max-h-72 overflow-y-auto border-t border-line p-2">
        {lines.map(({ start, text }, index) => (
          <li key={`${start} ${text}`} hidden={!holds(text, words)}>
            <button
              type="button"
              aria-current={index === current || undefined}
              onClick={() => {
                if (video.current) video.current.currentTime = start;
              }}
              className={cx(
                'min-h-9 w-full touch:min-h-11 rounded-small px-3 py-1.5 text-left hover:bg-sunken',
                index === current && 'bg-link-soft text-link',
              )}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Whether a line has these words in it, in whatever case. */
function holds(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.trim().toLowerCase());
}

/** The captions that the reader has chosen in the player, or the first, which come by themselves. */
function shownTrack(tracks: TextTrackList): TextTrack | undefined {
  const all = [...tracks];
  return all.find(({ mode }) => mode === 'showing') ?? all.find(({ cues }) => cues !== null);
}

function linesOf(track: TextTrack | undefined): Line[] {
  return [...(track?.cues ?? [])].map((cue) => ({
    start: cue.startTime,
    text: cue instanceof VTTCue ? cue.text : '',
  }));
}

function indexAt(lines: readonly Line[], seconds: number): number {
  return lines.findLastIndex((line) => line.start <= seconds + 0.05);
}
