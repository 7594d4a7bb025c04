package abhyas.recorder;

/** What is known of the program's methods and lines. Instrumenter writes it down in the class Program. */
final class Tables {
  static final class Variable {
    final String name;
    /** As in descriptors; L stands for every reference. */
    final char tag;

    Variable(String name, char tag) {
      this.name = name;
      this.tag = tag;
    }
  }

  static final class Method {
    final String name;
    final int line;
    final int holder;
    final Variable[] variables;

    Method(String name, int line, int holder, Variable[] variables) {
      this.name = name;
      this.line = line;
      this.holder = holder;
      this.variables = variables;
    }
  }

  static final class Hook {
    final int method;
    final int line;
    /** Tells it from the other hooks of its line; 0 where there are too many. */
    final long bit;
    /** The variables in scope: their numbers in the method, below 0 (~number) for those that are not set yet. */
    final int[] scope;

    Hook(int method, int line, long bit, int[] scope) {
      this.method = method;
      this.line = line;
      this.bit = bit;
      this.scope = scope;
    }
  }

  /** The recorder's own classes. */
  final String[] own;
  final String[] classes;
  /** Whether a class's code has ever run. */
  final boolean[] hasBegun;
  final Method[] methods;
  final Hook[] hooks;

  /** Of lines: `Rclass of the recorder`, `Cclass`, `Mname line class tag=name ...`, `Hmethod line bit variable ...`. */
  Tables(String text) {
    String[] lines = text.split("\n");
    int[] counts = new int[128];
    for (String line : lines) counts[line.charAt(0)]++;
    own = new String[counts['R']];
    classes = new String[counts['C']];
    hasBegun = new boolean[classes.length];
    methods = new Method[counts['M']];
    hooks = new Hook[counts['H']];
    int[] next = new int[128];
    for (String line : lines) {
      char kind = line.charAt(0);
      int at = next[kind]++;
      if (kind == 'R') own[at] = line.substring(1);
      else if (kind == 'C') classes[at] = line.substring(1);
      else if (kind == 'M') methods[at] = readMethod(line.substring(1).split(" "));
      else hooks[at] = readHook(line.substring(1).split(" "));
    }
  }

  private static Method readMethod(String[] words) {
    Variable[] variables = new Variable[words.length - 3];
    for (int i = 0; i < variables.length; i++) {
      String word = words[i + 3];
      variables[i] = new Variable(word.substring(2), word.charAt(0));
    }
    return new Method(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]), variables);
  }

  private static Hook readHook(String[] words) {
    int[] scope = new int[words.length - 3];
    for (int i = 0; i < scope.length; i++) scope[i] = Integer.parseInt(words[i + 3]);
    int bit = Integer.parseInt(words[2]);
    return new Hook(Integer.parseInt(words[0]), Integer.parseInt(words[1]), bit > 62 ? 0 : 1L << bit, scope);
  }

  int variableCount(int method) {
    return methods[method].variables.length;
  }

  /** Code of this method's class runs. */
  void begin(int method) {
    hasBegun[methods[method].holder] = true;
  }
}
