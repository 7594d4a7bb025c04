package abhyas.recorder;

import java.util.Arrays;

/** Counts a program's steps, and records those in a window. */
final class Recorder {
  static final int LINE = 0, RETURNED = 1, RAISED = 2;
  private static final int BY_ITSELF = 0, MOST_STEPS = 1, MOST_TIME = 2;
  /** This often the clock is looked at, in steps. */
  private static final int CLOCK_EVERY = 1_024;
  /** What is said of the whole run is bounded too. */
  private static final int MOST_WRITES = 50_000;
  /** Looking at large structures may take so much of a program's time; the steps after that are only counted. */
  private static final int RECORDING_SHARE = 2;
  /** The first recorded steps are timed one by one: what comes by for the first time takes long. Later on one of so many. */
  private static final int TIMED_AT_FIRST = 1_024, TIMED_EVERY = 16;
  /**
   * An exception on its way is told in so many calls, and in the one that catches it. A stack that overflows is a million
   * calls deep: a step for the end of each would take the program over its limit of steps.
   */
  private static final int MOST_UNWOUND = 256;

  final Clock clock = new Clock(this);
  final Tables tables;
  final Frames frames;
  private final Settings settings;
  private final Recording recording;
  private final Encoder encoder = new Encoder();
  private final Heap heap = new Heap(encoder);
  private final Calls calls;
  private final Statics statics;
  private final Meter meter;
  private final long until;
  private final long started = System.nanoTime();

  /** Nothing is recorded or counted any more. */
  volatile boolean isOver;
  int exitCode;
  private boolean isFull;
  private int recorded;
  private long spent;
  private int steps;
  private long printed;
  private long told;
  private int[] visits = new int[256];
  private int[] writes = new int[64];
  private int writeCount;
  private Throwable lastRaised;
  private int lastRaisedAt;
  private int unwoundCalls;

  private Recorder(Settings settings) throws Exception {
    this.settings = settings;
    String name = Recorder.class.getPackageName() + ".Program";
    tables = new Tables((String) Class.forName(name).getMethod("text").invoke(null));
    frames = new Frames(tables);
    recording = new Recording(settings);
    calls = new Calls(this, encoder, heap);
    statics = new Statics(tables, encoder, heap);
    meter = Meter.install();
    until = (long) settings.from + settings.steps;
  }

  /**
   * The recorder of this program; null if it is not to be recorded. It is made in a thread of its own, before main begins, with
   * all of its classes: the numbers that objects without a hashCode of their own get depend on what their thread asked for
   * before. For the same reason nothing here is a lambda or a joined string: these ask for the numbers of classes.
   */
  static Recorder open() {
    String told = System.getenv("ABHYAS_RECORDING");
    if (told == null) return null;
    try {
      Recorder recorder = new Recorder(new Settings(told));
      for (String own : recorder.tables.own) Class.forName(own);
      Runtime.getRuntime().addShutdownHook(new Thread(null, recorder.ending(), "recorder"));
      return recorder;
    } catch (Exception impossible) {
      return null;
    }
  }

  static void inThread(Runnable work) {
    Thread thread = new Thread(null, work, "recorder");
    thread.start();
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException meant) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) Thread.currentThread().interrupt();
  }

  long steps() {
    return steps;
  }

  /** Nothing more is recorded, and steps are counted no longer: what is known of the calls may be wrong from here on. */
  void giveUp() {
    isOver = true;
    frames.forgetValues();
    heap.forget();
  }

  void line(int number) {
    Tables.Hook hook = tables.hooks[number];
    if (!frames.settle(hook.method)) return;
    int call = frames.depth - 1;
    frames.hook[call] = number;
    if (call < frames.touched) frames.touched = call;
    if (frames.line[call] == hook.line && hook.bit != 0 && (frames.visited[call] & hook.bit) == 0) {
      frames.visited[call] |= hook.bit;
      return;
    }
    frames.line[call] = hook.line;
    frames.visited[call] = hook.bit;
    if (hook.line >= visits.length) visits = Arrays.copyOf(visits, Math.max(hook.line + 1, 2 * visits.length));
    visits[hook.line]++;
    if (begin()) record(LINE, 'V', 0, null);
  }

  void returned(int method, char tag, long bits, Object value) {
    if (!frames.settle(method)) return;
    if (begin()) record(RETURNED, tag, bits, value);
    frames.pop();
  }

  /** An exception is on its way through a call; the same one is told once a call. */
  void raised(Throwable thrown, int method) {
    if (!frames.settle(method)) return;
    if (thrown == lastRaised && frames.depth == lastRaisedAt) return;
    if (thrown != lastRaised) unwoundCalls = 0;
    lastRaised = thrown;
    lastRaisedAt = frames.depth;
    if (begin()) record(RAISED, 'V', 0, thrown);
  }

  void unwound(Throwable thrown, int method) {
    if (thrown != lastRaised || ++unwoundCalls < MOST_UNWOUND) raised(thrown, method);
    if (!frames.settle(method)) return;
    frames.pop();
    if (frames.depth == 0) exitCode = 1;
  }

  /** Counts a step; whether it is recorded. */
  private boolean begin() {
    int step = steps++;
    long now = meter.printed();
    if (now != printed && writeCount < MOST_WRITES) {
      if (2 * writeCount == writes.length) writes = Arrays.copyOf(writes, 4 * writeCount);
      writes[2 * writeCount] = step;
      writes[2 * writeCount++ + 1] = (int) now;
    }
    printed = now;
    if (step % CLOCK_EVERY == 0) checkLimits();
    if (step >= until && frames.keepsValues) endWindow();
    return step >= settings.from && step < until && !isFull;
  }

  private void endWindow() {
    isFull = true;
    frames.forgetValues();
    heap.forget();
  }

  private void checkLimits() {
    long ms = (System.nanoTime() - started) / 1_000_000;
    if (steps > settings.mostSteps) stop(MOST_STEPS);
    else if (ms > settings.mostMs) stop(MOST_TIME);
  }

  private void stop(int reason) {
    System.out.flush();
    finish(reason);
    Runtime.getRuntime().halt(0);
  }

  private void record(int kind, char tag, long bits, Object value) {
    boolean isFirst = recorded < TIMED_AT_FIRST;
    boolean isTimed = recorded++ % TIMED_EVERY == 0 || isFirst;
    long begun = isTimed ? System.nanoTime() : 0;
    encoder.bytes.length = 0;
    calls.begin();
    statics.write();
    calls.write();
    int line = frames.line[frames.depth - 1];
    if (kind == RETURNED && tag != 'V') {
      encoder.begin(Encoder.RETURNED);
      heap.value(tag, bits, value);
      encoder.end();
    } else if (kind == RAISED) {
      encoder.begin(Encoder.NOTE);
      encoder.string(Throwables.note((Throwable) value));
      encoder.end();
    }
    heap.writeChanges();
    encoder.begin(Encoder.STEP);
    encoder.number(kind);
    encoder.number(line);
    encoder.number(printed - told);
    encoder.end();
    told = printed;
    commit();
    if (isTimed) noteTime(begun, isFirst ? 1 : TIMED_EVERY);
    if (isFull) endWindow();
  }

  /** What a step took stands for those after it that are not timed. */
  private void noteTime(long begun, int steps) {
    long now = System.nanoTime();
    spent += (now - begun) * steps;
    if (spent / 1_000_000 > settings.mostMs / RECORDING_SHARE) isFull = true;
    if ((now - started) / 1_000_000 > settings.mostMs) stop(MOST_TIME);
  }

  private synchronized void commit() {
    if (!isOver && !recording.append(encoder.bytes)) isFull = true;
  }

  private Runnable ending() {
    return new Runnable() {
      @Override
      public void run() {
        finish(BY_ITSELF);
      }
    };
  }

  /** Writes what is known of the whole run. */
  private synchronized void finish(int reason) {
    if (isOver) return;
    isOver = true;
    Encoder last = new Encoder();
    last.begin(Encoder.END);
    last.number(reason);
    last.number(exitCode & 0xFF);
    last.number(steps);
    last.number(meter.printed());
    last.number(writeCount);
    long[] before = {0, 0};
    for (int i = 0; i < 2 * writeCount; i++) {
      last.number(writes[i] - before[i & 1]);
      before[i & 1] = writes[i];
    }
    int lines = 0;
    for (int count : visits) if (count > 0) lines++;
    last.number(lines);
    for (int line = 0; line < visits.length; line++) {
      if (visits[line] == 0) continue;
      last.number(line);
      last.number(visits[line]);
    }
    last.end();
    try {
      recording.appendLast(last.bytes);
    } catch (java.io.IOException unwritten) {
      return;
    }
  }
}
