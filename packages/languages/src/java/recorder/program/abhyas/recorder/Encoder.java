package abhyas.recorder;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;

/** The bytes of records. Each string is written once, before the first record that needs it. */
final class Encoder {
  static final int STRING = 1, PUSH = 2, POP = 3, SET = 4, UNSET = 5, OBJECT = 6, SPLICE = 7, FREE = 8;
  static final int NOTE = 9, RETURNED = 10, STEP = 11, END = 12;

  private static final int UNKNOWN = 0, WHOLE = 1, NUMBER = 2, TRUE = 3, FALSE = 4, NOTHING = 5, TEXT = 6;
  private static final int REFERENCE = 7, OPAQUE = 8, NOT_SET = 9;

  /** A text longer than this is cut; how long it is, is told. */
  static final int MOST_CHARACTERS = 2_000;

  /** Whole records. */
  final Bytes bytes = new Bytes();
  private final Bytes record = new Bytes();
  private final HashMap<String, Integer> strings = new HashMap<>();

  void begin(int kind) {
    record.length = 0;
    record.add(kind);
  }

  void number(long value) {
    record.number(value);
  }

  void string(String text) {
    Integer known = strings.get(text);
    if (known == null) {
      known = strings.size();
      strings.put(text, known);
      byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
      bytes.add(STRING);
      bytes.number(encoded.length);
      bytes.addAll(encoded, encoded.length);
    }
    record.number(known);
  }

  void end() {
    bytes.addAll(record.array, record.length);
  }

  void unknown() {
    record.add(UNKNOWN);
  }

  void notSet() {
    record.add(NOT_SET);
  }

  void reference(int number) {
    record.add(REFERENCE);
    record.number(number);
  }

  void opaque(String text) {
    record.add(OPAQUE);
    string(text);
  }

  void word(String text) {
    record.add(NUMBER);
    string(text);
  }

  void nothing() {
    record.add(NOTHING);
    string("null");
  }

  void text(String text, int length) {
    record.add(TEXT);
    string(text.length() > MOST_CHARACTERS ? text.substring(0, MOST_CHARACTERS) : text);
    record.number(length);
  }

  /** A primitive value, by the letter that its type has in descriptors. */
  void primitive(char tag, long bits) {
    switch (tag) {
      case 'Z':
        record.add(bits == 0 ? FALSE : TRUE);
        return;
      case 'C':
        word(quoted((char) bits));
        return;
      case 'F':
        word(Float.toString(Float.intBitsToFloat((int) bits)));
        return;
      case 'D':
        word(Double.toString(Double.longBitsToDouble(bits)));
        return;
      default:
        whole(bits);
    }
  }

  private void whole(long value) {
    if (value != (int) value) {
      word(Long.toString(value));
      return;
    }
    record.add(WHOLE);
    record.number(value << 1 ^ value >> 63);
  }

  /** As a program writes it. */
  private static String quoted(char value) {
    switch (value) {
      case '\n':
        return "'\\n'";
      case '\t':
        return "'\\t'";
      case '\r':
        return "'\\r'";
      case '\'':
        return "'\\''";
      case '\\':
        return "'\\\\'";
      default:
        boolean isShown = value >= ' ' && value != 127 && !Character.isSurrogate(value);
        if (isShown) return new String(new char[] {'\'', value, '\''});
        String digits = Integer.toHexString(value);
        return "'\\u".concat("0000".substring(digits.length())).concat(digits).concat("'");
    }
  }
}
