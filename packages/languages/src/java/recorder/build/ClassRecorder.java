import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.util.Map;

/** Makes classes of one program record their steps. */
interface ClassRecorder {
  /** Reads what classes do not tell. To be called before they are generated: that takes the trees apart. */
  void read(JavacTask task, Iterable<? extends CompilationUnitTree> units);

  /** The classes by their binary names, with hooks and with the recorder. */
  Map<String, byte[]> record(Map<String, byte[]> classes, String main);

  /** One for one program; null where the JDK does not bring what it takes. */
  static ClassRecorder open() {
    try {
      return (ClassRecorder) Class.forName("Instrumenter").getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException | LinkageError absent) {
      return null;
    }
  }
}
