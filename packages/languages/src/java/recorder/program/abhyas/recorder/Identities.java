package abhyas.recorder;

import java.lang.ref.WeakReference;
import java.util.ArrayList;

/**
 * Finds objects by where they lie in memory. `System.identityHashCode` would do, but the numbers that a program prints of its
 * objects depend on how many of them were asked before. A collection of garbage moves objects: then all are placed anew.
 */
final class Identities {
  private Known[] table = new Known[1024];
  private int count;
  /** It is cleared by every collection: nothing else refers to what it refers to. */
  private WeakReference<Object> sinceCollection = new WeakReference<>(new Object());

  private boolean isStale() {
    return sinceCollection.get() == null;
  }

  Known find(Object object) {
    for (;;) {
      int at = placeOf(object);
      while (table[at] != null) {
        if (table[at].object == object) return table[at];
        at = at + 1 & table.length - 1;
      }
      if (!isStale()) return null;
      place(table.length);
    }
  }

  void add(Known known) {
    count++;
    insert(known);
    if (2 * count > table.length) place(2 * table.length);
    else if (isStale()) place(table.length);
  }

  /** Forgets all but these. */
  void keep(ArrayList<Known> kept) {
    java.util.Arrays.fill(table, null);
    count = kept.size();
    for (int i = 0; i < count; i++) insert(kept.get(i));
    if (isStale()) place(table.length);
  }

  private int placeOf(Object object) {
    int address = Memory.addressOf(object);
    return (address ^ address >>> 15) * 0x9E3779B1 >>> 7 & table.length - 1;
  }

  private void insert(Known known) {
    int at = placeOf(known.object);
    while (table[at] != null) at = at + 1 & table.length - 1;
    table[at] = known;
  }

  /** Places all in a table of this size, again until no collection comes in between. */
  private void place(int size) {
    ArrayList<Known> all = new ArrayList<>(count);
    for (Known known : table) if (known != null) all.add(known);
    do {
      sinceCollection = new WeakReference<>(new Object());
      table = new Known[size];
      for (int i = 0; i < all.size(); i++) insert(all.get(i));
    } while (isStale());
  }
}
