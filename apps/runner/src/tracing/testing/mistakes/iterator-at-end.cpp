#include <bits/stdc++.h>
using namespace std;

int main() {
  vector<int> values = {1, 2, 3};
  auto found = find(values.begin(), values.end(), 9);
  cout << *found << "\n"; /* MISTAKE: heap-buffer-overflow */
}
