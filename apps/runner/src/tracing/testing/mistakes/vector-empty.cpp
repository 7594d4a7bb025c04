#include <bits/stdc++.h>
using namespace std;

int main() {
  stack<int> open;
  open.push(1);
  open.pop();
  cout << open.top() << "\n"; /* MISTAKE: !this->empty\(\) */
}
