#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct Person {
    char kind;
    long long enter, leave;
};

int main() {
    int n, most = 0;
    long long lastWriter = 0, lastOfAll = 0, inFront = 0;
    cin >> n;
    vector<Person> people(n);
    for (Person &p : people) {
        long long comes, needs;
        cin >> p.kind >> comes >> needs;
        p.enter = max({comes, inFront, p.kind == 'R' ? lastWriter : lastOfAll});
        p.leave = p.enter + needs;
        inFront = p.enter;
        lastOfAll = max(lastOfAll, p.leave);
        if (p.kind == 'W') lastWriter = p.leave;
        cout << p.enter << ' ';
    }
    for (const Person &p : people) {
        int inside = 0;
        for (const Person &other : people) {
            if (other.kind == 'R' && other.enter <= p.enter && p.enter < other.leave) inside++;
        }
        most = max(most, inside);
    }
    cout << '\n' << most << '\n';
    return 0;
}
