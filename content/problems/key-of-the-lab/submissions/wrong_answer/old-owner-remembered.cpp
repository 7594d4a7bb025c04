#include <algorithm>
#include <deque>
#include <iostream>
#include <string>
using namespace std;

class Lock {
public:
    string take(const string &name) {
        if (times == 0) {
            owner = name;
            times = 1;
            return name + " has the key";
        }
        if (owner == name) {
            times++;
            return name + " has it " + to_string(times) + " times";
        }
        if (find(queue.begin(), queue.end(), name) != queue.end()) return name + " waits already";
        queue.push_back(name);
        return name + " waits";
    }

    string give(const string &name) {
        if (owner != name) return name + " does not have it";
        times--;
        if (times > 0) return name + " keeps it";
        if (queue.empty()) return name + " gives it back";
        owner = queue.front();
        queue.pop_front();
        times = 1;
        return name + " gives it to " + owner;
    }

private:
    string owner;
    int times = 0; // how often the owner has to give it back
    deque<string> queue;
};

int main() {
    Lock lock;
    int n;
    cin >> n;
    while (n-- > 0) {
        string command, name;
        cin >> command >> name;
        cout << (command == "take" ? lock.take(name) : lock.give(name)) << '\n';
    }
}
