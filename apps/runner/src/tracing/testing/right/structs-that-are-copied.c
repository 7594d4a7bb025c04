#include <stdio.h>
#include <string.h>

struct item {
  char name[20];
  int price;
  double weight;
};

struct pair {
  int first, second;
};

static struct item made(const char *name, int price) {
  struct item item;
  strcpy(item.name, name);
  item.price = price;
  return item;
}

static struct pair swapped(struct pair given) {
  struct pair other;
  other.first = given.second;
  other.second = given.first;
  return other;
}

int main(void) {
  struct item all[3], best;
  struct pair unused;
  all[0] = made("pen", 10);
  all[1] = made("bag", 450);
  all[2] = all[0];
  best = all[1];
  struct pair turned = swapped((struct pair){1, 2});
  unused = turned;
  printf("%s %d %d %d\n", best.name, all[2].price, turned.first, unused.second);
  return 0;
}
