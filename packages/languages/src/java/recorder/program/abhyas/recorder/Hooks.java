package abhyas.recorder;

/**
 * What the calls lead to that Instrumenter inserts into a program. The thread that runs main is followed, and no other. None
 * of these throws anything: where the recorder itself has no room left, it ends, and the program goes on.
 */
public final class Hooks {
  private static final Thread MAIN = mainThread();
  private static final Recorder RECORDER = Recorder.open();
  /** Room on the stack that the recorder needs. It is claimed before a call is noted, so that no note is left half done. */
  private static final int ROOM = 40;

  private Hooks() {}

  /** Looked up by its name: this class is made ready in another thread, before main begins. */
  private static Thread mainThread() {
    Thread[] all = new Thread[64];
    int count = Thread.currentThread().getThreadGroup().enumerate(all);
    for (int i = 0; i < count; i++) if (all[i].getName().equals("main")) return all[i];
    return Thread.currentThread();
  }

  private static boolean isQuiet() {
    return Thread.currentThread() != MAIN || RECORDER == null || RECORDER.isOver;
  }

  /** A call of the program's begins. */
  public static void enter(int method) {
    if (isQuiet()) return;
    try {
      claim(ROOM);
      RECORDER.frames.push(method);
    } catch (StackOverflowError | OutOfMemoryError full) {
      RECORDER.giveUp();
    }
  }

  private static int claim(int room) {
    return room == 0 ? 0 : claim(room - 1) + 1;
  }

  /** A line begins. */
  public static void line(int hook) {
    if (isQuiet()) return;
    try {
      RECORDER.line(hook);
    } catch (StackOverflowError | OutOfMemoryError full) {
      RECORDER.giveUp();
    }
  }

  public static void set(int value, int variable) {
    if (!isQuiet()) RECORDER.frames.set(variable, value);
  }

  public static void set(long value, int variable) {
    if (!isQuiet()) RECORDER.frames.set(variable, value);
  }

  public static void set(float value, int variable) {
    if (!isQuiet()) RECORDER.frames.set(variable, Float.floatToRawIntBits(value));
  }

  public static void set(double value, int variable) {
    if (!isQuiet()) RECORDER.frames.set(variable, Double.doubleToRawLongBits(value));
  }

  public static void set(Object value, int variable) {
    if (!isQuiet()) RECORDER.frames.set(variable, value);
  }

  /** A call ends without a value. */
  public static void leave(int method) {
    returned(method, 'V', 0, null);
  }

  public static void returned(int value, int method, int tag) {
    returned(method, (char) tag, value, null);
  }

  public static void returned(long value, int method, int tag) {
    returned(method, (char) tag, value, null);
  }

  public static void returned(float value, int method, int tag) {
    returned(method, (char) tag, Float.floatToRawIntBits(value), null);
  }

  public static void returned(double value, int method, int tag) {
    returned(method, (char) tag, Double.doubleToRawLongBits(value), null);
  }

  public static void returned(Object value, int method, int tag) {
    returned(method, (char) tag, 0, value);
  }

  private static void returned(int method, char tag, long bits, Object value) {
    if (isQuiet()) return;
    try {
      RECORDER.returned(method, tag, bits, value);
    } catch (StackOverflowError | OutOfMemoryError full) {
      RECORDER.giveUp();
    }
  }

  /** An exception is caught in this call. */
  public static void caught(Throwable thrown, int method) {
    if (isQuiet()) return;
    try {
      RECORDER.raised(thrown, method);
    } catch (StackOverflowError | OutOfMemoryError full) {
      RECORDER.giveUp();
    }
  }

  /** An exception ends this call. */
  public static void unwound(Throwable thrown, int method) {
    if (isQuiet()) return;
    try {
      RECORDER.unwound(thrown, method);
    } catch (StackOverflowError | OutOfMemoryError full) {
      RECORDER.giveUp();
    }
  }

  /** The program is about to end itself. */
  public static void exiting(int code) {
    if (RECORDER != null) RECORDER.exitCode = code;
  }

  // In place of what differs from run to run. Another window of a program is another run.

  private static long seeds = 4_711;

  public static synchronized long seed() {
    return seeds += 7_919;
  }

  private static final java.util.Random RANDOM = new java.util.Random(seed());

  public static double random() {
    return RANDOM.nextDouble();
  }

  public static void shuffle(java.util.List<?> list) {
    java.util.Collections.shuffle(list, RANDOM);
  }

  public static long nanoTime() {
    return RECORDER == null ? System.nanoTime() : RECORDER.clock.nanoTime();
  }

  public static long currentTimeMillis() {
    return RECORDER == null ? System.currentTimeMillis() : RECORDER.clock.currentTimeMillis();
  }
}
