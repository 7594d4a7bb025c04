package abhyas.recorder;

import java.util.HashMap;

/** The kind of each class, found out once. Nothing of the program's own is run for it. */
final class Kinds {
  private static final Class<?>[] PLAIN = {
    String.class, Integer.class, Long.class, Double.class, Boolean.class, Character.class, Float.class, Short.class,
    Byte.class, java.math.BigInteger.class,
  };

  /** Classes of the library that are shown by these of their fields: `class field=shown name ...`. */
  private static final String[] BY_FIELDS = {
    "java.util.Optional value",
    "java.util.OptionalInt isPresent value",
    "java.util.OptionalLong isPresent value",
    "java.util.OptionalDouble isPresent value",
    "java.util.concurrent.atomic.AtomicInteger value",
    "java.util.concurrent.atomic.AtomicLong value",
    "java.util.concurrent.atomic.AtomicReference value",
    "java.util.AbstractMap$SimpleEntry key value",
    "java.util.AbstractMap$SimpleImmutableEntry key value",
    "java.util.KeyValueHolder key value",
    "java.util.HashMap$Node key value",
    "java.util.TreeMap$Entry key value",
  };

  /** By name: the numbers of classes are not asked for. */
  private final HashMap<String, Kind> known = new HashMap<>();
  /** Objects of one class are often looked at one after the other. */
  private Kind last;

  Kind of(Class<?> type) {
    if (last != null && last.type == type) return last;
    Kind kind = known.get(type.getName());
    if (kind == null || kind.type != type) {
      kind = find(type);
      known.put(type.getName(), kind);
    }
    last = kind;
    return kind;
  }

  private Kind find(Class<?> type) {
    try {
      if (type.isArray()) return new Kind.Array(type);
      if (type.isHidden()) return new Kind.Named(type, "lambda");
      for (Class<?> plain : PLAIN) if (type == plain) return new Kind.Plain(type);
      if (type == StringBuilder.class || type == StringBuffer.class) return new Kind.Builder(type);
      if (Enum.class.isAssignableFrom(type)) return new Kind.Constant(type);
      Kind container = Containers.of(type);
      if (container != null) return container;
      return Classes.isOfProgram(type) ? ofProgram(type) : ofLibrary(type);
    } catch (ReflectiveOperationException | RuntimeException otherLibrary) {
      return new Kind.Named(type, Names.of(type));
    }
  }

  private Kind ofProgram(Class<?> type) throws ReflectiveOperationException {
    Fields fields = new Fields(type);
    for (Class<?> holder = type; holder != null; holder = holder.getSuperclass()) {
      if (Classes.isOfProgram(holder)) fields.addAll(holder);
      if (holder == Throwable.class) addWords(fields);
    }
    if (type.isRecord()) settle(fields, type);
    return fields;
  }

  private static void addWords(Fields fields) throws ReflectiveOperationException {
    fields.add(Throwable.class, "detailMessage", "message");
    fields.add(Throwable.class, "cause", "cause");
  }

  /**
   * The first look at a field of a record makes what reads it. On newer machines that asks for the numbers of classes, and a
   * program would see that by its own: it is done in another thread.
   */
  private static void settle(Fields fields, Class<?> type) {
    Recorder.inThread(
        new Runnable() {
          @Override
          public void run() {
            try {
              fields.read(Memory.UNSAFE.allocateInstance(type), new Cells());
            } catch (InstantiationException impossible) {
              return;
            }
          }
        });
  }

  private static Kind ofLibrary(Class<?> type) throws ReflectiveOperationException {
    for (Class<?> holder = type; holder != null; holder = holder.getSuperclass()) {
      for (String words : BY_FIELDS) {
        String[] parts = words.split(" ");
        if (parts[0].equals(holder.getName())) return byFields(type, holder, parts);
      }
    }
    if (!Throwable.class.isAssignableFrom(type)) return new Kind.Named(type, Names.of(type));
    Fields fields = new Fields(type);
    addWords(fields);
    return fields;
  }

  private static Kind byFields(Class<?> type, Class<?> holder, String[] words) throws ReflectiveOperationException {
    Fields fields = new Fields(type);
    for (int i = 1; i < words.length; i++) fields.add(holder, words[i], words[i]);
    return fields;
  }
}
