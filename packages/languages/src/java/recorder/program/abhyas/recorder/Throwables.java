package abhyas.recorder;

/** What is said of an exception, without asking it. */
final class Throwables {
  private static final long MESSAGE = place("detailMessage");
  static final long CAUSE = place("cause");

  private Throwables() {}

  private static long place(String field) {
    try {
      return Memory.placeOf(Throwable.class, field);
    } catch (ReflectiveOperationException unknown) {
      return -1;
    }
  }

  static String message(Throwable thrown) {
    // The virtual machine finds these words when they are asked for.
    if (thrown.getClass() == NullPointerException.class) return thrown.getMessage();
    return MESSAGE < 0 ? null : (String) Memory.reference(thrown, MESSAGE);
  }

  static String note(Throwable thrown) {
    String name = Names.of(thrown.getClass());
    String message = message(thrown);
    if (message == null) return name;
    String cut = message.length() > Encoder.MOST_CHARACTERS ? message.substring(0, Encoder.MOST_CHARACTERS) : message;
    return name.concat(": ").concat(cut);
  }
}
