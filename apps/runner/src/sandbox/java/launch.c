/*
 * Starts a Java program the way `java` does, but with the virtual machine brought up before it is known
 * which program it will run: no frame of ours is in a stack trace, System.exit and daemon threads
 * behave, and the main thread is called main. When fd 3 is open, the machine waits there for the name of
 * the main class; otherwise the name is the first argument. Further arguments are the machine's options.
 *
 *   launch LIBJVM STACK_KB MAIN|- OPTIONS...
 */
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <jni.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
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

static void *read_file(const char *path, jsize *length) {
  FILE *file = fopen(path, "r");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *length = (jsize)ftell(file);
  rewind(file);
  void *bytes = malloc((size_t)*length + 1);
  if (bytes && fread(bytes, 1, (size_t)*length, file) != (size_t)*length) *length = 0;
  fclose(file);
  return bytes;
}

/* Defines a class in the loader of the library. False as long as the class that it is derived from is not there. */
static int define_class(JNIEnv *env, const char *folder, const char *file) {
  char path[512];
  jsize length = 0;
  snprintf(path, sizeof path, "%s/%s", folder, file);
  void *bytes = read_file(path, &length);
  jclass defined = bytes ? (*env)->DefineClass(env, NULL, NULL, bytes, length) : NULL;
  free(bytes);
  (*env)->ExceptionClear(env);
  return defined != NULL;
}

/* All classes of a folder, in an order that it has to find out. */
static void define_classes(JNIEnv *env, const char *folder) {
  enum { MOST = 256 };
  static char *names[MOST];
  size_t count = 0;
  DIR *listed = opendir(folder);
  for (struct dirent *entry; listed && count < MOST && (entry = readdir(listed));)
    if (strstr(entry->d_name, ".class")) names[count++] = strdup(entry->d_name);
  if (listed) closedir(listed);
  for (int is_new = 1; is_new;) {
    is_new = 0;
    for (size_t i = 0; i < count; i++)
      if (names[i] && define_class(env, folder, names[i])) {
        names[i] = NULL;
        is_new = 1;
      }
  }
}

/* A class that is loaded; no other is loaded for it. */
static jclass JNICALL find_loaded(JNIEnv *env, jclass own, jobject loader, jstring name) {
  static jclass (*find)(JNIEnv *, jobject, jstring);
  (void)own;
  if (!find) find = (jclass(*)(JNIEnv *, jobject, jstring))dlsym(RTLD_DEFAULT, "JVM_FindLoadedClass");
  return find ? find(env, loader, name) : NULL;
}

/* The fields of a class, past what Java itself keeps of them. */
static jobjectArray JNICALL declared_fields(JNIEnv *env, jclass own, jclass type) {
  jmethodID method = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, type), "getDeclaredFields0", "(Z)[Ljava/lang/reflect/Field;");
  (void)own;
  return method ? (jobjectArray)(*env)->CallObjectMethod(env, type, method, JNI_FALSE) : NULL;
}

static jlong JNICALL map_file(JNIEnv *env, jclass own, jstring name, jlong size) {
  const char *path = (*env)->GetStringUTFChars(env, name, NULL);
  int file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
  (void)own;
  if (path) (*env)->ReleaseStringUTFChars(env, name, path);
  if (file < 0) return 0;
  void *memory = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  return memory == MAP_FAILED ? 0 : (jlong)memory;
}

/* What a recorded program's settings say of its recorder. */
struct recorder {
  JavaVM *machine;
  /* As class files write them: `abhyas/recorder/Hooks`. */
  char hooks[256], package[256];
};

/* The class of the hooks is the last word of the settings. */
static int find_recorder(struct recorder *recorder) {
  const char *settings = getenv("ABHYAS_RECORDING");
  const char *name = settings ? strrchr(settings, ':') : NULL;
  const char *end = name ? strrchr(name, '/') : NULL;
  if (!end || strlen(name) > sizeof recorder->hooks) return 0;
  strcpy(recorder->hooks, name + 1);
  snprintf(recorder->package, sizeof recorder->package, "%.*s", (int)(end - name - 1), name + 1);
  return 1;
}

static JNIEnv *attached(JavaVM *machine) {
  JavaVMAttachArgs about = {JNI_VERSION_10, "recorder", NULL};
  JNIEnv *env;
  return (*machine)->AttachCurrentThread(machine, (void **)&env, &about) == JNI_OK ? env : NULL;
}

static void *define_recorder(void *given) {
  struct recorder *recorder = given;
  JNIEnv *env = attached(recorder->machine);
  if (!env) return NULL;
  define_classes(env, recorder->package);
  (*recorder->machine)->DetachCurrentThread(recorder->machine);
  return NULL;
}

static void *open_hooks(void *given) {
  static const JNINativeMethod natives[] = {
      {"loaded", "(Ljava/lang/ClassLoader;Ljava/lang/String;)Ljava/lang/Class;", (void *)find_loaded},
      {"declaredFields", "(Ljava/lang/Class;)[Ljava/lang/reflect/Field;", (void *)declared_fields},
      {"mapped", "(Ljava/lang/String;J)J", (void *)map_file}};
  struct recorder *recorder = given;
  JNIEnv *env = attached(recorder->machine);
  char own[300];
  if (!env) return NULL;
  snprintf(own, sizeof own, "%s/Classes", recorder->package);
  jclass classes = (*env)->FindClass(env, own);
  if (classes) (*env)->RegisterNatives(env, classes, natives, 3);
  (*env)->ExceptionClear(env);
  (*env)->FindClass(env, recorder->hooks);
  (*env)->ExceptionClear(env);
  (*recorder->machine)->DetachCurrentThread(recorder->machine);
  return NULL;
}

/*
 * The recorder is made ready in threads of its own and by the library's loader: each thread draws the numbers of objects
 * (Object.hashCode) from a sequence of its own, and each class that a program's loader is asked for draws from it.
 */
static void in_thread(void *(*work)(void *), struct recorder *recorder) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, work, recorder) == 0) pthread_join(thread, NULL);
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
  struct recorder recorder = {.machine = machine};
  int is_recorded = find_recorder(&recorder);
  /* The main class may name them. */
  if (is_recorded) in_thread(define_recorder, &recorder);
  jclass main_class = load_main_class(env, name);
  if (main_class) {
    /* The main thread has loaded what it loads in each program, and nothing of the program has run. */
    if (is_recorded) in_thread(open_hooks, &recorder);
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
