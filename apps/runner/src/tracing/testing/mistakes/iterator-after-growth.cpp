#include <bits/stdc++.h>
using namespace std;

int main() {
  vector<int> values = {1, 2, 3};
  int &first = values[0];
  for (int i = 0; i < 100; i++) values.push_back(i);
  int copy = first; /* MISTAKE: heap-use-after-free */
  cout << copy << "\n";
}
