package abhyas.recorder;

/** Names of types as a program writes them. */
final class Names {
  private Names() {}

  static String of(Class<?> type) {
    return type.isArray() ? of(type.getComponentType()).concat("[]") : simple(type.getName());
  }

  /** The part after the last dot or dollar that begins a name: of `Main$1Node` it is Node, of `Main$1` all. */
  static String simple(String binaryName) {
    String name = binaryName.substring(binaryName.lastIndexOf('.') + 1);
    int at = name.lastIndexOf('$') + 1;
    while (at > 0 && at < name.length() && Character.isDigit(name.charAt(at))) at++;
    return at == name.length() ? name : name.substring(at);
  }
}
