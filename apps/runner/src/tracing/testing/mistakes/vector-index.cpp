#include <bits/stdc++.h>
using namespace std;

int main() {
  vector<int> values(5, 1);
  int sum = 0;
  for (size_t i = 0; i <= values.size(); i++) sum += values[i]; /* MISTAKE: __n < this->size\(\) */
  cout << sum << "\n";
}
