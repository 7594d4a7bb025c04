export type Caption = { readonly lang: string; readonly label: string; readonly url: string };

/** The way a video took between two reports, in seconds of the video. */
export type PlayedPart = { readonly from: number; readonly to: number; readonly rate: number };

/** A lighter version of a video; `height` is null for sound only. */
export type Rendition = {
  readonly url: string;
  readonly height: number | null;
  readonly bytes?: number | undefined;
};

export type PlayerProps = {
  readonly url: string;
  /** What the whole video weighs, where it is known. */
  readonly bytes?: number | undefined;
  /** Lighter versions of a video file. */
  readonly sources?: readonly Rendition[] | undefined;
  readonly title: string;
  readonly poster?: string | undefined;
  /** Drawn dark on light paper: turned over on a dark screen. */
  readonly drawn?: boolean;
  readonly captions: readonly Caption[];
  /** Where to begin, in seconds; undefined while it is not known yet. */
  readonly startAt: number | undefined;
  readonly onPlayed: (part: PlayedPart) => void;
  /** The video rests at this second: paused, jumped, or about to be left. */
  readonly onRest: (seconds: number) => void;
  readonly onLength: (seconds: number) => void;
  readonly onEnded: () => void;
};
