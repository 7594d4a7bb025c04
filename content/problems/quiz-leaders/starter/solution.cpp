#include <iostream>
#include <map>
#include <set>
#include <string>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n, end;
    cin >> n >> end;
    map<string, int> points, seconds;
    while (n-- > 0) {
        int now, change;
        string name;
        cin >> now >> name >> change;
        // Your code here: credit the leader so far with the time, then change the points.
    }
    // Your code here: the time up to the end, and the list of the leaders.
    return 0;
}
