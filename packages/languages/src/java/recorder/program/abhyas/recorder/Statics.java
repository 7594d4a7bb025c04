package abhyas.recorder;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;

/** The static variables of the program's classes, each class from when its code first runs or it is initialised. */
final class Statics {
  private final Tables tables;
  private final Encoder encoder;
  private final Heap heap;
  private final Class<?>[] types;
  private final boolean[] isShown;
  private final ArrayList<Place> places = new ArrayList<>();

  private static final class Place {
    String name;
    char tag;
    Object base;
    long at;
    /** For classes whose fields have no place that may be asked for. */
    Field field;
    boolean isWritten;
    long bits;
    Object reference;
  }

  Statics(Tables tables, Encoder encoder, Heap heap) {
    this.tables = tables;
    this.encoder = encoder;
    this.heap = heap;
    types = new Class<?>[tables.classes.length];
    isShown = new boolean[types.length];
  }

  void write() {
    for (int i = 0; i < types.length; i++) if (!isShown[i] && isThere(i)) show(i);
    for (int i = 0; i < places.size(); i++) write(places.get(i));
  }

  @SuppressWarnings("deprecation")
  private boolean isThere(int at) {
    if (types[at] == null) types[at] = Classes.find(tables.classes[at]);
    return types[at] != null && (tables.hasBegun[at] || !Memory.UNSAFE.shouldBeInitialized(types[at]));
  }

  private void show(int at) {
    isShown[at] = true;
    Class<?> type = types[at];
    for (Field field : Classes.fieldsOf(type)) {
      if (!Modifier.isStatic(field.getModifiers()) || field.isSynthetic() || field.isEnumConstant()) continue;
      Place place = new Place();
      place.name = at == 0 ? field.getName() : Names.of(type).concat(".").concat(field.getName());
      place.tag = Memory.tagOf(field.getType());
      place.field = field;
      if (type.isRecord()) {
        // Its fields have no place that may be asked for, and reading one by its name could begin the class.
        continue;
      }
      place.base = Memory.UNSAFE.staticFieldBase(field);
      place.at = Memory.UNSAFE.staticFieldOffset(field);
      places.add(place);
    }
  }

  private void write(Place place) {
    if (place.tag == 'L') {
      Object value = Memory.reference(place.base, place.at);
      int number = heap.numberOf(value);
      boolean isSame = place.isWritten && heap.isSame(place.reference, (int) place.bits, value, number);
      place.reference = value;
      place.bits = number;
      if (isSame) return;
      begin(place);
      heap.shown(value, number);
    } else {
      long bits = Memory.bits(place.base, place.at, place.tag);
      if (place.isWritten && place.bits == bits) return;
      place.bits = bits;
      begin(place);
      encoder.primitive(place.tag, bits);
    }
    encoder.end();
    place.isWritten = true;
  }

  private void begin(Place place) {
    encoder.begin(Encoder.SET);
    encoder.number(0);
    encoder.string(place.name);
  }
}
