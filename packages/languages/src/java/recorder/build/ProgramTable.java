import java.util.ArrayList;
import java.util.List;

/** Methods, lines and variables of a program, as the recorder's Tables reads them. */
final class ProgramTable {
  /** A constant of a class holds 65,535 bytes; a character takes three of them at most. */
  private static final int CHUNK = 20_000;

  private final StringBuilder text = new StringBuilder();
  private int classes;
  private int methods;
  private int hooks;
  private int classesAtMark;
  private int methodsAtMark;
  private int hooksAtMark;

  int mark() {
    classesAtMark = classes;
    methodsAtMark = methods;
    hooksAtMark = hooks;
    return text.length();
  }

  /** Forgets what was added since the mark. */
  void reset(int mark) {
    text.setLength(mark);
    classes = classesAtMark;
    methods = methodsAtMark;
    hooks = hooksAtMark;
  }

  /** Names a class of the recorder itself. */
  void addOwn(String name) {
    text.append('R').append(name).append('\n');
  }

  int addClass(String name) {
    text.append('C').append(name).append('\n');
    return classes++;
  }

  int addMethod(String name, int line, int holder, List<Variables.Variable> variables) {
    text.append('M').append(name).append(' ').append(line).append(' ').append(holder);
    for (Variables.Variable variable : variables) text.append(' ').append(variable.tag).append('=').append(variable.name);
    text.append('\n');
    return methods++;
  }

  int addHook(int method, int line, int bit, List<Integer> scope) {
    text.append('H').append(method).append(' ').append(line).append(' ').append(bit);
    for (int variable : scope) text.append(' ').append(variable);
    text.append('\n');
    return hooks++;
  }

  List<String> text() {
    List<String> chunks = new ArrayList<>();
    for (int from = 0; from < text.length(); from += CHUNK)
      chunks.add(text.substring(from, Math.min(text.length(), from + CHUNK)));
    return chunks;
  }
}
