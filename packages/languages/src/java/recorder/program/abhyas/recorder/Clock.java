package abhyas.recorder;

/** A clock that shows the same in each recording of a program on one day: it goes on with the program's steps. */
final class Clock {
  private static final long DAY_MS = 86_400_000;
  private static final long NANOS_OF_A_STEP = 1_000;
  /** Programs wait for a time to come by asking for it. */
  private static final long NANOS_OF_A_LOOK = 100_000;

  private final Recorder recorder;
  private final long midnight = System.currentTimeMillis() / DAY_MS * DAY_MS;
  private long looks;

  Clock(Recorder recorder) {
    this.recorder = recorder;
  }

  synchronized long nanoTime() {
    return recorder.steps() * NANOS_OF_A_STEP + ++looks * NANOS_OF_A_LOOK;
  }

  long currentTimeMillis() {
    return midnight + nanoTime() / 1_000_000;
  }
}
