#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

vector<int> order, scratch, overtook;

/* Sorts the part by place at the start, and counts for each the later starters that came in before it. */
long long sort_part(int begin, int end) {
    if (end - begin < 2) return 0;
    int middle = (begin + end) / 2;
    long long total = sort_part(begin, middle) + sort_part(middle, end);
    int left = begin, right = middle;
    for (int i = begin; i < end; i++) {
        if (right == end || (left < middle && order[left] < order[right])) {
            overtook[order[left]] += right - middle;
            total += right - middle;
            scratch[i] = order[left++];
        } else {
            scratch[i] = order[right++];
        }
    }
    copy(scratch.begin() + begin, scratch.begin() + end, order.begin() + begin);
    return total;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> place(n + 1), finish(n);
    for (int i = 0; i < n; i++) {
        int cart;
        cin >> cart;
        place[cart] = i;
    }
    for (int &cart : finish) {
        cin >> cart;
        order.push_back(place[cart]);
    }
    scratch.resize(n);
    overtook.assign(n, 0);
    long long total = 0;
    for (int i = 0; i < n; i++) {
        overtook[order[i]] = max(0, order[i] - i);
        total += overtook[order[i]];
    }
    int best = finish[0];
    for (int cart : finish) {
        if (overtook[place[cart]] > overtook[place[best]]) best = cart;
    }
    cout << total << '\n' << best << ' ' << overtook[place[best]] << '\n';
    return 0;
}
