package abhyas.recorder;

import java.util.ArrayList;

/** The objects that the program's variables reach, and what of them changed from step to step. */
final class Heap {
  static final int ATOM = -1, OPAQUE = -2;
  /** More objects are not shown at once. */
  private static final int MOST_OBJECTS = 2_000;

  private final Encoder encoder;
  private final Kinds kinds = new Kinds();
  private final Identities identities = new Identities();
  private final Cells cells = new Cells();
  /** In the order in which this step came by them. */
  private ArrayList<Known> seen = new ArrayList<>();
  private ArrayList<Known> before = new ArrayList<>();
  private int next;
  private int stamp;

  Heap(Encoder encoder) {
    this.encoder = encoder;
  }

  void begin() {
    stamp++;
    ArrayList<Known> last = seen;
    seen = before;
    before = last;
    seen.clear();
  }

  /** The number of an object that is drawn by itself, and notes that it is in reach; ATOM or OPAQUE for any other. */
  int numberOf(Object object) {
    if (object == null) return ATOM;
    Kind kind = kinds.of(object.getClass());
    if (kind.isAtom()) return ATOM;
    Known known = identities.find(object);
    if (known == null) {
      if (seen.size() == MOST_OBJECTS) return OPAQUE;
      known = new Known(object, kind, next++);
      identities.add(known);
    } else if (known.stamp == stamp) {
      return known.number;
    } else if (seen.size() == MOST_OBJECTS) {
      return OPAQUE;
    }
    known.stamp = stamp;
    seen.add(known);
    return known.number;
  }

  /** Writes a value into the record that is under way. */
  void value(char tag, long bits, Object reference) {
    if (tag == 'L') shown(reference, numberOf(reference));
    else encoder.primitive(tag, bits);
  }

  /** The same for a reference whose number is known. */
  void shown(Object reference, int number) {
    if (number >= 0) encoder.reference(number);
    else if (reference == null) encoder.nothing();
    else if (number == OPAQUE) encoder.opaque(Names.of(reference.getClass()));
    else kinds.of(reference.getClass()).writeAtom(reference, encoder);
  }

  /** Whether two references are shown alike. */
  boolean isSame(Object one, int number, Object other, int otherNumber) {
    if (number != otherNumber) return false;
    if (number >= 0 || one == other) return true;
    if (number == OPAQUE || one == null || other == null || one.getClass() != other.getClass()) return false;
    return kinds.of(one.getClass()).isSameAtom(one, other);
  }

  /** Writes what changed in the objects that are in reach since the last step, and in all they reach. */
  void writeChanges() {
    cells.beginStep();
    for (int i = 0; i < seen.size(); i++) { // grows while it is read
      Known known = seen.get(i);
      if (known.isWritten && known.kind.isAsWritten(known)) continue;
      cells.clear();
      known.kind.read(known.object, cells);
      cells.number(this);
      if (!known.isWritten) writeObject(known);
      else writeDifference(known);
    }
    boolean hasLost = false;
    for (int i = 0; i < before.size(); i++) {
      Known known = before.get(i);
      if (known.stamp == stamp) continue;
      hasLost = true;
      encoder.begin(Encoder.FREE);
      encoder.number(known.number);
      encoder.end();
    }
    if (hasLost) identities.keep(seen);
    before.clear();
  }

  private void writeObject(Known known) {
    encoder.begin(Encoder.OBJECT);
    encoder.number(known.number);
    encoder.number(known.kind.shape);
    encoder.string(known.kind.name);
    encoder.number(cells.length);
    writeEntries(known.kind.shape, 0, cells.count);
    known.keep(cells);
  }

  private void writeDifference(Known known) {
    int width = known.kind.shape == Kind.MAPPING ? 2 : 1;
    int most = Math.min(known.count, cells.count);
    int start = 0;
    while (start < most && isSameCell(known, start, start)) start++;
    if (start == known.count && start == cells.count && known.length == cells.length) return;
    start -= start % width;
    int end = 0;
    while (end < most - start && isSameCell(known, known.count - 1 - end, cells.count - 1 - end)) end++;
    end -= end % width;
    encoder.begin(Encoder.SPLICE);
    encoder.number(known.number);
    encoder.number(cells.length);
    encoder.number(start / width);
    encoder.number((known.count - end - start) / width);
    writeEntries(known.kind.shape, start, cells.count - end);
    known.keep(cells);
  }

  private boolean isSameCell(Known known, int at, int now) {
    if (known.tags[at] != cells.tags[now]) return false;
    if (cells.tags[now] == '?') return true;
    if (cells.tags[now] != 'L') return known.bits[at] == cells.bits[now];
    return isSame(known.references[at], (int) known.bits[at], cells.references[now], (int) cells.bits[now]);
  }

  private void writeEntries(int shape, int from, int to) {
    encoder.number((to - from) / (shape == Kind.MAPPING ? 2 : 1));
    for (int i = from; i < to; i++) {
      if (shape == Kind.FIELDS) encoder.string(cells.names[i]);
      if (cells.tags[i] == 'L') shown(cells.references[i], (int) cells.bits[i]);
      else if (cells.tags[i] == '?') encoder.unknown();
      else encoder.primitive(cells.tags[i], cells.bits[i]);
    }
    encoder.end();
  }

  /** Holds nothing of the program's any longer. */
  void forget() {
    seen.clear();
    before.clear();
    cells.clear();
    identities.keep(seen);
  }
}
