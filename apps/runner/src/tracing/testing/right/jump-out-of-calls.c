#include <setjmp.h>
#include <stdio.h>

static jmp_buf back;

static void deeper(int level) {
  int room[8] = {level};
  if (level == 4) longjmp(back, room[0]);
  deeper(level + 1);
  printf("%d\n", room[0]);
}

static int after(int n) {
  int squares[10];
  for (int i = 0; i < 10; i++) squares[i] = i * i;
  return squares[n];
}

int main(void) {
  int numbers[4] = {1, 2, 3, 4};
  int came = setjmp(back);
  if (came == 0) deeper(0);
  int sum = 0;
  for (int i = 0; i < 4; i++) sum += numbers[i];
  printf("%d %d %d\n", came, sum, after(7));
  return 0;
}
