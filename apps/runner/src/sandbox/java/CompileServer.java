import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * A Java compiler that stays warm. Sources come in and classes go out through standard input and output,
 * in memory: no compilation leaves a file, and each has a compiler task of its own, so nothing of one is
 * there for the next. No annotation processor ever runs, so no code of a source runs here.
 *
 * <p>Frames are big-endian: in, the length of the source and its UTF-8 bytes; the length's complement where the
 * classes are to record their steps; out, the length of the
 * answer, a status byte (1 built,
 * 0 refused), then strings (length and UTF-8 bytes) for the compiler's output and the main class, then the
 * number of classes and for each its path and bytes.
 */
public final class CompileServer {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  private final List<String> flags;
  private final String preferredMain;
  private final StandardJavaFileManager platform =
      COMPILER.getStandardFileManager(null, null, StandardCharsets.UTF_8);

  private CompileServer(String preferredMain, List<String> flags) throws IOException {
    this.preferredMain = preferredMain;
    this.flags = flags;
    platform.setLocation(StandardLocation.CLASS_PATH, List.of());
    platform.setLocation(StandardLocation.SOURCE_PATH, List.of());
  }

  /** Arguments: the preferred main class, how many sources to serve (0: no bound), then javac's flags. */
  public static void main(String[] args) throws IOException {
    CompileServer server = new CompileServer(args[0], Arrays.asList(args).subList(2, args.length));
    long most = Long.parseLong(args[1]);
    DataInputStream in = new DataInputStream(System.in);
    DataOutputStream out = new DataOutputStream(System.out);
    for (long served = 0; most == 0 || served < most; served++) {
      int length;
      try {
        length = in.readInt();
      } catch (java.io.EOFException end) {
        return;
      }
      boolean isRecorded = length < 0;
      String source = new String(in.readNBytes(isRecorded ? ~length : length), StandardCharsets.UTF_8);
      ByteArrayOutputStream answer = new ByteArrayOutputStream();
      server.compile(source, isRecorded, new DataOutputStream(answer));
      out.writeInt(answer.size());
      answer.writeTo(out);
      out.flush();
    }
  }

  private void compile(String source, boolean isRecorded, DataOutputStream out) throws IOException {
    ClassRecorder recorder = isRecorded ? ClassRecorder.open() : null;
    if (isRecorded && recorder == null) {
      writeRefusal(out, "Steps of Java cannot be recorded on this machine: it takes a JDK from 17 to 21.\n");
      return;
    }
    Memory files = new Memory(platform);
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    JavacTask task = (JavacTask) COMPILER.getTask(new StringWriter(), files, said, flags, null, List.of(new Source(source)));
    String main = "";
    boolean built;
    try {
      Iterable<? extends CompilationUnitTree> units = task.parse();
      for (CompilationUnitTree unit : units) {
        main = mainClass(unit);
      }
      if (isRecorded) recorder.read(task, units);
      task.analyze();
      task.generate();
      built = said.getDiagnostics().stream().noneMatch(d -> d.getKind() == Diagnostic.Kind.ERROR);
    } catch (RuntimeException | StackOverflowError broken) {
      // javac throws what it cannot digest, such as nesting too deep, wrapped or bare.
      writeRefusal(out, "The compiler could not digest this program: " + rootOf(broken) + "\n");
      return;
    }
    if (built) {
      Map<String, byte[]> classes = files.bytes();
      writeProgram(out, outputOf(said), main, isRecorded ? recorder.record(classes, main) : classes);
    } else {
      writeRefusal(out, outputOf(said));
    }
  }

  private static String rootOf(Throwable thrown) {
    Throwable root = thrown;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root.getClass().getSimpleName();
  }

  /** Like javac's own output: the diagnostics, then how many there were. */
  private static String outputOf(DiagnosticCollector<JavaFileObject> said) {
    StringBuilder output = new StringBuilder();
    long errors = 0;
    for (Diagnostic<? extends JavaFileObject> diagnostic : said.getDiagnostics()) {
      output.append(diagnostic.toString()).append('\n');
      errors += diagnostic.getKind() == Diagnostic.Kind.ERROR ? 1 : 0;
    }
    if (errors > 0) {
      output.append(errors).append(errors == 1 ? " error\n" : " errors\n");
    }
    return output.toString();
  }

  private static void writeString(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static void writeRefusal(DataOutputStream out, String output) throws IOException {
    out.writeByte(0);
    writeString(out, output);
    writeString(out, "");
    out.writeInt(0);
  }

  private static void writeProgram(
      DataOutputStream out, String output, String main, Map<String, byte[]> classes) throws IOException {
    out.writeByte(1);
    writeString(out, output);
    writeString(out, main);
    out.writeInt(classes.size());
    for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
      writeString(out, entry.getKey().replace('.', '/') + ".class");
      out.writeInt(entry.getValue().length);
      out.write(entry.getValue());
    }
  }

  /**
   * The class to start: one that has a main before one that has none, and among these the preferred name, then
   * the public class, then the first.
   */
  private String mainClass(CompilationUnitTree unit) {
    String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
    String chosen = "";
    int best = 0;
    for (Tree declaration : unit.getTypeDecls()) {
      if (!(declaration instanceof ClassTree)) {
        continue;
      }
      ClassTree type = (ClassTree) declaration;
      String name = type.getSimpleName().toString();
      boolean isPublic = type.getModifiers().getFlags().contains(Modifier.PUBLIC);
      int rank = 1 + (hasMain(type) ? 8 : 0) + (name.equals(preferredMain) ? 4 : 0) + (isPublic ? 2 : 0);
      if (rank > best) {
        best = rank;
        chosen = prefix + name;
      }
    }
    return chosen;
  }

  private static boolean hasMain(ClassTree type) {
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree && isMain((MethodTree) member, type.getKind() == Tree.Kind.INTERFACE)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMain(MethodTree method, boolean inInterface) {
    Set<Modifier> modifiers = method.getModifiers().getFlags();
    if (!method.getName().contentEquals("main") || !modifiers.contains(Modifier.STATIC)) {
      return false;
    }
    if (!inInterface && !modifiers.contains(Modifier.PUBLIC)) {
      return false;
    }
    List<? extends VariableTree> parameters = method.getParameters();
    return parameters.size() == 1 && parameters.get(0).getType().toString().matches("(java\\.lang\\.)?String(\\[\\]|\\.\\.\\.)");
  }

  /** The learner's text. It may hold a public class of any name. */
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("string:///Main.java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
      return kind == Kind.SOURCE;
    }

    @Override
    public NestingKind getNestingKind() {
      return null;
    }

    @Override
    public String getName() {
      return "Main.java";
    }
  }

  /** Classes are kept in memory and the platform's are all that can be found. */
  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    final Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();

    Memory(JavaFileManager platform) {
      super(platform);
    }

    Map<String, byte[]> bytes() {
      Map<String, byte[]> bytes = new LinkedHashMap<>();
      classes.forEach((name, written) -> bytes.put(name, written.toByteArray()));
      return bytes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + className.replace('.', '/') + kind.extension), kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          classes.put(className, bytes);
          return bytes;
        }
      };
    }
  }
}
