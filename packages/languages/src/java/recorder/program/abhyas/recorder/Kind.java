package abhyas.recorder;

/** What the objects of one class look like. */
abstract class Kind {
  static final int SEQUENCE = 0, TUPLE = 1, SET = 2, MAPPING = 3, FIELDS = 4;

  /** The class, by which a kind that was found by its name is told from that of another class of this name. */
  final Class<?> type;
  final String name;
  final int shape;

  Kind(Class<?> type, int shape) {
    this.type = type;
    this.shape = shape;
    name = Names.of(type);
  }

  /** Whether a value is shown where it stands, and not drawn as an object. Then it is of the class Atom. */
  boolean isAtom() {
    return false;
  }

  void writeAtom(Object value, Encoder encoder) {
    encoder.opaque(name);
  }

  boolean isSameAtom(Object one, Object other) {
    return false;
  }

  /** Reads the cells of an object that is not an atom. */
  void read(Object object, Cells cells) {}

  /** Whether an object is known to hold what was written of it last, so that it need not be read. */
  boolean isAsWritten(Known known) {
    return false;
  }

  /** Named, and not looked into. */
  static final class Named extends Kind {
    private final String text;

    Named(Class<?> type, String text) {
      super(type, FIELDS);
      this.text = text;
    }

    @Override
    boolean isAtom() {
      return true;
    }

    @Override
    void writeAtom(Object value, Encoder encoder) {
      encoder.opaque(value instanceof Class ? "class ".concat(Names.of((Class<?>) value)) : text);
    }

    @Override
    boolean isSameAtom(Object one, Object other) {
      return !(one instanceof Class);
    }
  }

  /** A constant of an enum, by its name. */
  static final class Constant extends Kind {
    private final long place;

    Constant(Class<?> type) throws ReflectiveOperationException {
      super(type, FIELDS);
      place = Memory.placeOf(Enum.class, "name");
    }

    @Override
    boolean isAtom() {
      return true;
    }

    @Override
    void writeAtom(Object value, Encoder encoder) {
      encoder.word((String) Memory.reference(value, place));
    }
  }

  /** A text, a boxed value, a large number: classes of the library that never change and cannot be derived from. */
  static final class Plain extends Kind {
    /** Longer numbers take too long to write out. */
    private static final int MOST_BITS = 4_000;

    Plain(Class<?> type) {
      super(type, FIELDS);
    }

    @Override
    boolean isAtom() {
      return true;
    }

    @Override
    boolean isSameAtom(Object one, Object other) {
      return one.equals(other);
    }

    @Override
    void writeAtom(Object value, Encoder encoder) {
      if (value instanceof String) encoder.text((String) value, ((String) value).length());
      else if (value instanceof Boolean) encoder.primitive('Z', (Boolean) value ? 1 : 0);
      else if (value instanceof Character) encoder.primitive('C', (Character) value);
      else if (value instanceof Float) encoder.primitive('F', Float.floatToRawIntBits((Float) value));
      else if (value instanceof Double) encoder.primitive('D', Double.doubleToRawLongBits((Double) value));
      else if (value instanceof java.math.BigInteger) writeLarge((java.math.BigInteger) value, encoder);
      else encoder.primitive('J', ((Number) value).longValue());
    }

    private static void writeLarge(java.math.BigInteger value, Encoder encoder) {
      if (value.bitLength() > MOST_BITS) encoder.opaque("BigInteger");
      else encoder.word(value.toString());
    }
  }

  /** An array: its first cells, as they lie in memory. */
  static final class Array extends Kind {
    private final char tag;
    private final long first;
    private final int width;

    Array(Class<?> type) {
      super(type, SEQUENCE);
      tag = Memory.tagOf(type.getComponentType());
      first = Memory.UNSAFE.arrayBaseOffset(type);
      width = Memory.UNSAFE.arrayIndexScale(type);
    }

    /** Most arrays are of `int`, and most of them are as they were. A long one takes of the room of a step: it is read. */
    @Override
    boolean isAsWritten(Known known) {
      if (tag != 'I') return false;
      int[] numbers = (int[]) known.object;
      long[] written = known.bits;
      if (numbers.length > Cells.MOST) return false;
      for (int i = 0; i < numbers.length; i++) if (numbers[i] != written[i]) return false;
      return true;
    }

    @Override
    void read(Object array, Cells cells) {
      cells.length = java.lang.reflect.Array.getLength(array);
      int shown = cells.shownOf(cells.length, tag != 'L');
      if (tag == 'L') for (int i = 0; i < shown; i++) cells.add(((Object[]) array)[i]);
      else for (int i = 0; i < shown; i++) cells.add(tag, Memory.bits(array, first + (long) i * width, tag));
    }
  }

  /** A StringBuilder or StringBuffer by its text. */
  static final class Builder extends Kind {
    Builder(Class<?> type) {
      super(type, FIELDS);
    }

    @Override
    void read(Object object, Cells cells) {
      CharSequence text = (CharSequence) object;
      int length = Math.min(text.length(), Encoder.MOST_CHARACTERS);
      cells.length = 2;
      cells.names[0] = "length";
      cells.add('I', text.length());
      cells.names[1] = "text";
      cells.add(text.subSequence(0, length));
    }
  }
}
