#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> left(n);
    for (int &need : left) cin >> need;
    vector<long long> done(n);

    // your code here: find done[i], the moment at which process i is finished

    for (long long moment : done) cout << moment << '\n';
    return 0;
}
