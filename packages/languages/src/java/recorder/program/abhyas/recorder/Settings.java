package abhyas.recorder;

/** What is to be recorded, as `ABHYAS_RECORDING` tells it: `file:from:steps:bytes:most steps:ms:language`. */
final class Settings {
  final String file;
  final int from;
  final int steps;
  final int bytes;
  final int mostSteps;
  final int mostMs;
  final int language;

  Settings(String told) {
    String[] words = told.split(":");
    file = words[0];
    from = Integer.parseInt(words[1]);
    steps = Integer.parseInt(words[2]);
    bytes = Integer.parseInt(words[3]);
    mostSteps = Integer.parseInt(words[4]);
    mostMs = Integer.parseInt(words[5]);
    language = Integer.parseInt(words[6]);
  }
}
