#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

vector<int> anu, bipin, chandra;

// Writes Chandra's notes for a part of the cave, and answers its depth.
int writePart(int first, int begin, int size) {
    if (size == 0) return 0;
    int root = anu[first], k = 0;
    while (bipin[begin + k] != root) k++;
    int left = writePart(first + 1, begin, k);
    int right = writePart(first + 1 + k, begin + k + 1, size - k - 1);
    chandra.push_back(root);
    return 1 + max(left, right);
}

int main() {
    int n;
    cin >> n;
    anu.resize(n);
    bipin.resize(n);
    for (int &chamber : anu) cin >> chamber;
    for (int &chamber : bipin) cin >> chamber;
    int depth = writePart(0, 0, n);
    for (int chamber : chandra) cout << chamber << ' ';
    cout << '\n' << depth << '\n';
    return 0;
}
