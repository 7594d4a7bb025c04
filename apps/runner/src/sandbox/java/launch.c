/*
 * Starts a Java program the way `java` does, but with the virtual machine brought up before it is known
 * which program it will run: no frame of ours is in a stack trace, System.exit and daemon threads
 * behave, and the main thread is called main. When fd 3 is open, the machine waits there for the name of
 * the main class; otherwise the name is the first argument. Further arguments are the machine's options.
 *
 *   launch LIBJVM STACK_KB MAIN|- OPTIONS...
 */
#include <dlfcn.h>
#include <jni.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define GO 3
#define READY 4

static char **arguments;
static int argument_count;

typedef jint(JNICALL *create_function)(JavaVM **, void **, void *);

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static JavaVM *create_machine(JNIEnv **env) {
  int count = argument_count - 4;
  JavaVMOption *options = calloc((size_t)count + 1, sizeof *options);
  JavaVM *machine;
  void *library = dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL);
  create_function create = library ? (create_function)dlsym(library, "JNI_CreateJavaVM") : NULL;
  if (!options || !create) fail("Error: no Java virtual machine");
  for (int i = 0; i < count; i++) options[i].optionString = arguments[i + 4];
  JavaVMInitArgs init = {JNI_VERSION_10, count, options, JNI_FALSE};
  if (create(&machine, (void **)env, &init) != JNI_OK) fail("Error: the Java virtual machine did not start");
  return machine;
}

/* Loads and initialises what almost every program needs, so that it does not wait for it. */
static void warm_up(JNIEnv *env) {
  static const char *const classes[] = {
      "sun/launcher/LauncherHelper", "java/util/Scanner", "java/io/BufferedReader", "java/io/InputStreamReader",
      "java/util/StringTokenizer", "java/util/ArrayList", "java/util/HashMap", "java/util/TreeMap",
      "java/util/ArrayDeque", "java/util/PriorityQueue", "java/util/Arrays", "java/util/Collections",
      "java/io/PrintWriter", "java/lang/invoke/StringConcatFactory", "java/util/regex/Pattern",
      "java/util/Formatter", "java/lang/Math", "java/util/stream/Collectors"};
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
    (*env)->FindClass(env, classes[i]);
    (*env)->ExceptionClear(env);
  }
}

static char *wait_for_name(void) {
  static char name[4096];
  size_t length = 0;
  ssize_t got;
  if (write(READY, "r", 1) != 1) fail("Error: nobody waits for this machine");
  close(READY);
  while (length < sizeof name - 1 && (got = read(GO, name + length, sizeof name - 1 - length)) > 0) length += (size_t)got;
  close(GO);
  if (length == 0) exit(0);
  name[strcspn(name, "\n")] = 0;
  return name;
}

/* LauncherHelper gives java's own words for a missing class or main method. */
static jclass load_main_class(JNIEnv *env, const char *name) {
  jclass helper = (*env)->FindClass(env, "sun/launcher/LauncherHelper");
  jmethodID check = (*env)->GetStaticMethodID(env, helper, "checkAndLoadMain", "(ZILjava/lang/String;)Ljava/lang/Class;");
  jstring text = (*env)->NewStringUTF(env, name);
  const jint by_class_name = 1;
  return (jclass)(*env)->CallStaticObjectMethod(env, helper, check, JNI_TRUE, by_class_name, text);
}

static void *run(void *unused) {
  JNIEnv *env;
  JavaVM *machine = create_machine(&env);
  const char *name = arguments[3];
  (void)unused;
  if (!strcmp(name, "-")) {
    warm_up(env);
    name = wait_for_name();
  }
  jclass main_class = load_main_class(env, name);
  if (main_class) {
    jmethodID method = (*env)->GetStaticMethodID(env, main_class, "main", "([Ljava/lang/String;)V");
    jobjectArray none = (*env)->NewObjectArray(env, 0, (*env)->FindClass(env, "java/lang/String"), NULL);
    if (method) (*env)->CallStaticVoidMethod(env, main_class, method, none);
  }
  /* Detaching hands an uncaught exception to the thread's handler, as java does. */
  int failed = (*env)->ExceptionCheck(env);
  (*machine)->DetachCurrentThread(machine);
  (*machine)->DestroyJavaVM(machine);
  exit(failed ? 1 : 0);
}

int main(int count, char **argument) {
  pthread_attr_t attributes;
  pthread_t thread;
  if (count < 4) return 2;
  arguments = argument;
  argument_count = count;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, (size_t)atol(argument[2]) << 10);
  if (pthread_create(&thread, &attributes, run, NULL)) fail("Error: no thread for the program");
  pthread_join(thread, NULL);
  return 0;
}
